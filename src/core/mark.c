/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shape, colour and letter say the same thing three times. */
#include "mark.h"

/* circle, square, hexagon, diamond, blossom, shield */
static const UmpMarkLook marks[UMP_N_MARK_SHAPES] = {
  { "M50 4A46 46 0 1 1 49.9 4Z", 0x0B7A75, 0x5CC4BE, 50, "none" },
  { "M22 8L78 8A14 14 0 0 1 92 22L92 78A14 14 0 0 1 78 92L22 92A14 14 0 0 1 8 78L8 22A14 14 0 0 1 22 8Z",
    0x7A2460, 0xDD8CC4, 50, "7 5" },
  { "M43 5Q50 1 57 5L86 21Q93 25 93 33L93 67Q93 75 86 79L57 95Q50 99 43 95L14 79Q7 75 7 67L7 33Q7 25 14 21Z",
    0x9C6300, 0xE3B04B, 50, "2 5" },
  { "M42 5Q50 -2 58 5L95 42Q102 50 95 58L58 95Q50 102 42 95L5 58Q-2 50 5 42Z", 0x4450B0, 0x9BA6F2, 50,
    "12 5" },
  { "M50 3C58 3 63 9 64 12C68 11 77 10 83 17C89 23 89 31 88 35C91 37 97 42 97 50C97 58 91 63 88 65C89 69 89 77 "
    "83 83C77 89 69 89 65 88C63 91 58 97 50 97C42 97 37 91 35 88C31 89 23 89 17 83C11 77 11 69 12 65C9 63 3 58 "
    "3 50C3 42 9 37 12 35C11 31 11 23 17 17C23 10 32 11 36 12C37 9 42 3 50 3Z",
    0xA3324F, 0xEE8CA3, 50, "9 4 2 4" },
  { "M14 8L86 8Q92 8 92 14L92 48C92 76 68 90 50 97C32 90 8 76 8 48L8 14Q8 8 14 8Z", 0x37520F, 0xA9CF6B, 46,
    "1 6" },
};

const UmpMarkLook *
ump_mark_look (int number)
{
  return &marks[MAX (number - 1, 0) % UMP_N_MARK_SHAPES];
}

gboolean
ump_mark_is_open (int number)
{
  return MAX (number - 1, 0) / UMP_N_MARK_SHAPES % 2 == 1;
}
