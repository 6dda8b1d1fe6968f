(function () {
  var steps = document.querySelectorAll('.steps li'), bar = document.getElementById('bar'), at = 0;
  var stage = document.getElementById('stage'), scale = document.getElementById('scale'), zones = {}, from = null;
  function lay (z) {
    var last = zones[z].filter(function (one) { return one.at <= at; }).pop(), copy;
    if (!last || last.zone.classList.contains('gone')) return;
    copy = last.zone.cloneNode(true);
    if (last.at === Math.max(at, 1)) copy.classList.add('new');
    stage.appendChild(copy);
  }
  function show (n) {
    at = Math.max(0, Math.min(steps.length - 1, n));
    steps.forEach(function (step, i) { step.hidden = i !== at; });
    stage.textContent = '';
    Object.keys(zones).forEach(lay);
    stage.hidden = !stage.firstChild;
    scale.value = at;
    document.getElementById('where').textContent = (at + 1) + ' / ' + steps.length;
  }
  function jump () {
    steps.forEach(function (step, i) {
      if ('#' + step.id !== location.hash) return;
      show(i);
      document.getElementById('replay').scrollIntoView();
    });
  }
  function press (id, to) { document.getElementById(id).onclick = function () { show(to()); }; }
  if (!steps.length) return;
  bar.hidden = false;
  document.body.classList.add('live');
  steps.forEach(function (step, i) {
    step.querySelectorAll('.zone').forEach(function (zone) {
      var z = zone.dataset.z;
      zones[z] = zones[z] || [];
      zones[z].push({ at: i, zone: zone });
    });
  });
  press('first', function () { return 0; });
  press('back', function () { return at - 1; });
  press('next', function () { return at + 1; });
  press('last', function () { return steps.length - 1; });
  scale.max = steps.length - 1;
  scale.oninput = function () { show(+scale.value); };
  stage.addEventListener('touchstart', function (event) { from = event.touches[0]; }, { passive: true });
  stage.addEventListener('touchend', function (event) {
    var to = event.changedTouches[0], x = to.clientX - from.clientX, y = to.clientY - from.clientY;
    if (Math.abs(x) > 60 && Math.abs(x) > Math.abs(y)) show(x > 0 ? at - 1 : at + 1);
  });
  document.addEventListener('keydown', function (event) {
    if (event.target === scale) return;
    var way = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    show(way);
  });
  window.addEventListener('hashchange', jump);
  show(0);
  jump();
})();
