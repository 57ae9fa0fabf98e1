// @ts-check
import {openPanel} from './panel.js';

/** How often the speaker's window says that it is there, ms: the other finds it again after it was loaded anew. */
const CALL = 1000;

/**
 * The speaker's window: notes, what comes next, and a timer. Both windows are this page and tell each other step,
 * language and theme by messages, which works from a file, too. Of the two states the one that somebody chose last holds,
 * whichever window was loaded anew meanwhile.
 *
 * @param {{isSpeaker: boolean, say: (key: string) => string, state: () => State, take: (state: Partial<State>) => void}} talk
 *
 * @typedef {object} State that the two windows tell each other
 * @property {number} step
 * @property {string} lang
 * @property {string} theme empty where the system decides
 * @property {number} since when somebody chose it, ms; 0 for a page that was just loaded
 */
export function openSpeaker({isSpeaker, say, state, take}) {
  /** @type {Window | null} */
  let other = isSpeaker ? window.opener : null;
  const name = `talk ${location.pathname}`;
  const tell = (more = {}) => other?.postMessage({talk: name, ...state(), ...more}, '*');

  addEventListener('message', ({source, data}) => {
    if (!source || data?.talk !== name) return;
    // A page that was loaded anew knows its speaker's window no more, but is known by it.
    if (data.hello && /** @type {Window} */ (source).opener === window)
      other = /** @type {Window} */ (source);
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
    /** @param {readonly import('./steps.js').Step[]} steps @param {number} at */
    show(steps, at) {
      if (!panel) return;
      const next = steps[at + 1];
      const title = next?.slide.querySelector('h1, h2, blockquote')?.textContent;
      const note = next?.note ? next.slide.querySelector(`li[data-note="${next.note}"]`) : null;
      panel.next.textContent = next ? `${say('next-is')} ${note?.textContent ?? title}` : '';
      panel.name();
    },
  };
}
