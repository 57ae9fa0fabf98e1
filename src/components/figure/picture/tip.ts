import {wholeUnits} from '../../../../lib/quantity/whole-units.ts';
import {tipPlace} from './tip-place.ts';

/**
 * Shows what a point says beside it, and its note. Hidden from screen readers, which have the point's name.
 *
 * @param said `at`: px from the picture's corner
 */
export function showTip(
  picture: HTMLElement,
  {
    words,
    note,
    at,
    isTouch,
  }: {words: string[]; note: string | null; at: {x: number; y: number}; isTouch: boolean},
) {
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

export function hideTip(picture: HTMLElement) {
  tipIn(picture)?.remove();
}

function tipIn(picture: HTMLElement): HTMLElement | null {
  return picture.querySelector('.figure-tip');
}

function newTip() {
  const tip = document.createElement('div');
  tip.className = 'figure-tip';
  tip.ariaHidden = 'true';
  return tip;
}

function line(tag: string, text: string) {
  const part = document.createElement(tag);
  part.textContent = wholeUnits(text);
  return part;
}
