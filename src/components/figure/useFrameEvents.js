import {useEffect, useRef} from 'react';
import {focusNote, viewAfterPress} from './controls.js';

const LIVE_PART = '[data-figure-picture], .figure-controls, .figure-annotations';
const INTENTS = ['pointermove', 'touchstart', 'keydown', 'focusin'];

/**
 * Hears what the reader does in a figure: in its plain HTML, and in the live chart, whose events React would take
 * past the figure.
 *
 * @param {React.RefObject<HTMLElement | null>} frame
 * @param {{view: import('./view-state.js').View, setView: (view: object) => void, wake: () => void}} hands
 */
export function useFrameEvents(frame, hands) {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const figure = frame.current;
    const intend = ({target}) => target.closest(LIVE_PART) && latest.current.wake();
    const press = (event) => pressIn(figure, event, latest.current);
    for (const intent of INTENTS) figure.addEventListener(intent, intend, {passive: true});
    figure.addEventListener('click', press);
    return () => {
      for (const intent of INTENTS) figure.removeEventListener(intent, intend);
      figure.removeEventListener('click', press);
    };
  }, [frame]);
}

/** @param {HTMLElement} figure @param {Event} event @param {any} hands */
function pressIn(figure, event, {view, setView, wake}) {
  const change = viewAfterPress(figure, event.target, view);
  if (!change) return;
  event.preventDefault();
  wake();
  setView(change.view);
  // In the same turn the rest of an Enter would press the button that gets the focus.
  if (change.note) requestAnimationFrame(() => focusNote(figure, change.note));
}

/**
 * Whether the reader was in the figure before the application could hear of it.
 *
 * @param {HTMLElement} figure
 */
export function isReaderIn(figure) {
  return [...figure.querySelectorAll(LIVE_PART)].some(
    (part) => part.matches(':hover') || part.contains(document.activeElement),
  );
}
