import {useState} from 'react';
import {markAfterKey, nearestMark} from './marks.js';

/**
 * Which point the reader is at, by mouse, touch or keyboard.
 *
 * @param {React.RefObject<HTMLElement | null>} frame
 * @returns {[Pointed | null, object]} the point, and the handlers that find it
 *
 * @typedef {{key: string, words: string[], left: number, top: number, isLeft: boolean, isLow: boolean}} Pointed
 *   `left` and `top` in per cent of the drawing
 */
export function usePointing(frame) {
  const [active, setActive] = useState(null);
  const pointAt = (mark) =>
    setActive((now) => (now?.key === mark?.dataset.mark ? now : pointed(mark)));
  const pointNear = (event) => pointAt(nearestMark(frame.current, event));
  return [
    active,
    {
      onPointerMove: pointNear,
      onPointerDown: pointNear,
      onPointerLeave: ({pointerType}) => pointerType === 'mouse' && setActive(null),
      onFocus: ({target}) => target.dataset?.mark && pointAt(target),
      onBlur: ({relatedTarget}) => !frame.current.contains(relatedTarget) && setActive(null),
      onKeyDown: (event) => {
        if (event.key === 'Escape') setActive(null);
        const next = markAfterKey(frame.current, event);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  ];
}

/** @param {SVGGElement | null} mark @returns {Pointed | null} */
function pointed(mark) {
  if (!mark) return null;
  const {width, height} = mark.ownerSVGElement.viewBox.baseVal;
  const left = (Number(mark.dataset.x) / width) * 100;
  const top = (Number(mark.dataset.y) / height) * 100;
  const words = mark.getAttribute('aria-label').split('; ');
  return {key: mark.dataset.mark, words, left, top, isLeft: left > 55, isLow: top > 50};
}
