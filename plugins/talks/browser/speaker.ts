import {openPanel} from './panel.ts';
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
