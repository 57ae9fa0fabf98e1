/**
 * The panel of the speaker's window: the timer, and what comes next. Notes are the page's own.
 *
 * @param key that the timer is kept under while the window is open, so that loading it anew doesn't lose it
 */
export function openPanel(say: (key: string) => string, key: string) {
  const panel = document.createElement('div');
  panel.className = 'panel';
  const [time, next, toggle, reset] = ['time', 'p', 'button', 'button'].map((tag) =>
    document.createElement(tag),
  );
  time.setAttribute('role', 'timer');
  panel.append(time, toggle, reset, next);
  document.body.prepend(panel);

  let {passed, since} = keptTimer(key);
  const seconds = () => Math.floor((passed + (since && Date.now() - since)) / 1000);
  const draw = () => {
    const whole = seconds();
    time.textContent = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  };
  const name = () => {
    toggle.textContent = say(since ? 'pause' : 'start');
    reset.textContent = say('reset');
    draw();
  };
  /**
   * @param before ms that have passed
   * @param from when it goes on, ms; 0 while it stands
   */
  const set = (before: number, from: number) => {
    [passed, since] = [before, from];
    keepTimer(key, {passed, since});
    name();
  };
  toggle.addEventListener('click', () =>
    since ? set(passed + Date.now() - since, 0) : set(passed, Date.now()),
  );
  reset.addEventListener('click', () => set(0, since && Date.now()));
  setInterval(draw, 500);
  return {next, name, start: () => passed === 0 && !since && set(0, Date.now())};
}

/** ms */
export type Timer = {passed: number; since: number};

function keptTimer(key: string): Timer {
  try {
    const kept = JSON.parse(String(sessionStorage.getItem(key)));
    return {passed: Number(kept?.passed) || 0, since: Number(kept?.since) || 0};
  } catch {
    return {passed: 0, since: 0};
  }
}

function keepTimer(key: string, timer: Timer) {
  try {
    sessionStorage.setItem(key, JSON.stringify(timer));
  } catch {
    // Where a browser keeps nothing for files, it runs as long as the page.
  }
}
