// @ts-check
/**
 * The speaker's window: notes, what comes next, and a timer. Both windows are this page and tell each other the step by
 * messages, which works from a file, too; only the window that was opened, or that opened this one, is listened to.
 *
 * @param {{isSpeaker: boolean, say: (key: string) => string, state: () => State, take: (state: Partial<State>) => void}} talk
 *
 * @typedef {{step: number, lang: string}} State that the two windows tell each other
 */
export function openSpeaker({isSpeaker, say, state, take}) {
  /** @type {Window | null} */
  let other = isSpeaker ? window.opener : null;
  const name = `talk ${location.pathname}`;
  const tell = () => other?.postMessage({talk: name, ...state()}, '*');

  addEventListener('message', ({source, data}) => {
    if (!source || source !== other || data?.talk !== name) return;
    if (data.hello) tell();
    else take(data);
  });
  if (isSpeaker) other?.postMessage({talk: name, hello: true}, '*');
  const panel = isSpeaker ? makePanel(say) : null;

  return {
    tell,
    open() {
      if (isSpeaker) return;
      const query = new URLSearchParams(location.search);
      query.set('speaker', '');
      other = window.open(`?${query}${location.hash}`, name, 'width=1000,height=700');
    },
    /** @param {readonly import('./steps.js').Step[]} steps @param {number} at */
    show(steps, at) {
      if (!panel) return;
      const next = steps[at + 1];
      const title = next?.slide.querySelector('h1, h2, blockquote')?.textContent;
      const note = next?.note ? next.slide.querySelector(`li[data-note="${next.note}"]`) : null;
      panel.next.textContent = next ? `${say('next-is')} ${note?.textContent ?? title}` : '';
      panel.name();
      if (at > 0) panel.start();
    },
  };
}

/** Notes are the page's own; the panel has the timer and what comes next. @param {(key: string) => string} say */
function makePanel(say) {
  const panel = document.createElement('div');
  panel.className = 'panel';
  const [time, next, toggle, reset] = ['time', 'p', 'button', 'button'].map((tag) =>
    document.createElement(tag),
  );
  time.setAttribute('role', 'timer');
  panel.append(time, toggle, reset, next);
  document.body.prepend(panel);

  let passed = 0;
  let since = 0;
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
  const start = () => {
    since ||= Date.now();
    name();
  };
  toggle.addEventListener('click', () => {
    if (!since) return start();
    passed += Date.now() - since;
    since = 0;
    return name();
  });
  reset.addEventListener('click', () => {
    passed = 0;
    since &&= Date.now();
    draw();
  });
  setInterval(draw, 500);
  return {next, name, start: () => passed === 0 && !since && start()};
}
