// @ts-check
import {wholeUnits} from '../../../../lib/quantity/whole-units.js';
import {tipPlace} from './tip-place.js';

/**
 * Shows what a point says beside it, and its note. Hidden from screen readers, which have the point's name.
 *
 * @param {HTMLElement} picture
 * @param {{words: string[], note: string | null, at: {x: number, y: number}, isTouch: boolean}} said `at`: px from the
 *   picture's corner
 */
export function showTip(picture, {words, note, at, isTouch}) {
  const tip = tipIn(picture) ?? picture.appendChild(newTip());
  const [series, ...rest] = words;
  tip.replaceChildren(
    line('b', series),
    ...rest.map((text) => line('span', text)),
    ...(note ? [line('small', note)] : []),
  );
  Object.assign(tip.style, {left: '0', top: '0'});
  const room = {width: picture.clientWidth, height: picture.clientHeight};
  const {left, top} = tipPlace(
    at,
    {width: tip.offsetWidth, height: tip.offsetHeight},
    room,
    isTouch,
  );
  Object.assign(tip.style, {left: `${left}px`, top: `${top}px`});
}

/** @param {HTMLElement} picture */
export function hideTip(picture) {
  tipIn(picture)?.remove();
}

/** @param {HTMLElement} picture @returns {HTMLElement | null} */
function tipIn(picture) {
  return picture.querySelector('.figure-tip');
}

function newTip() {
  const tip = document.createElement('div');
  tip.className = 'figure-tip';
  tip.ariaHidden = 'true';
  return tip;
}

/** @param {string} tag @param {string} text */
function line(tag, text) {
  const part = document.createElement(tag);
  part.textContent = wholeUnits(text);
  return part;
}
