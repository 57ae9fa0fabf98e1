import type {Step} from './steps.ts';

/** How often the speaker's window says that it is there, ms: the other finds it again after it was loaded anew. */
const CALL = 1000;

/** that the two windows tell each other */
export interface State {
  step: number;
  lang: string;
  /** empty where the system decides */
  theme: string;
  /** when somebody chose it, ms; 0 for a page that was just loaded */
  since: number;
}

/**
 * The speaker's window: notes, what comes next, and a timer. Both windows are this page and tell each other step,
 * language and theme by messages, which works from a file, too. Of the two states the one that somebody chose last holds,
 * whichever window was loaded anew meanwhile.
 */
export function openSpeaker({
  isSpeaker,
  say,
  state,
  take,
}: {
  isSpeaker: boolean;
  say: (key: string) => string;
  state: () => State;
  take: (state: Partial<State>) => void;
}) {
  let other: Window | null = isSpeaker ? window.opener : null;
  const name = `talk ${location.pathname}`;
  const tell = (more = {}) => other?.postMessage({talk: name, ...state(), ...more}, '*');

  addEventListener('message', ({source, data}) => {
    if (!source || !('opener' in source) || data?.talk !== name) return;
    // A page that was loaded anew knows its speaker's window no more, but is known by it.
    if (data.hello && source.opener === window) other = source;
    if (source !== other) return;
    if (Number(data.since) > state().since) take(data);
    else if (data.hello && Number(data.since) < state().since) tell();
  });
  if (isSpeaker) {
    tell({hello: true});
    setInterval(() => tell({hello: true}), CALL);
  }
  const panel = isSpeaker ? openPanel(say, name) : null;

  return {
    tell,
    open() {
      if (isSpeaker) return;
      const query = new URLSearchParams(location.search);
      query.set('speaker', '');
      other = window.open(`?${query}${location.hash}`, name, 'width=1000,height=700');
    },
    /** The talk goes on by a step, which starts the timer. */
    forward: () => panel?.start(),
    show(steps: readonly Step[], at: number) {
      if (!panel) return;
      const next = steps[at + 1];
      const title = next?.slide.querySelector('h1, h2, blockquote')?.textContent;
      const note = next?.note ? next.slide.querySelector(`li[data-note="${next.note}"]`) : null;
      panel.next.textContent = next ? `${say('next-is')} ${note?.textContent ?? title}` : '';
      panel.name();
    },
  };
}

/**
 * The panel of the speaker's window: the timer, and what comes next. Notes are the page's own.
 *
 * @param key that the timer is kept under while the window is open, so that loading it anew doesn't lose it
 */
function openPanel(say: (key: string) => string, key: string) {
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
type Timer = {passed: number; since: number};

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
