import {wholeUnits} from '../../../../lib/quantity/whole-units.ts';

/** Room between a point and its tip, px. */
const GAP = 14;

/**
 * Shows what a point says beside it, and its note. Hidden from screen readers, which have the point's name.
 *
 * @param said `at`: px from the picture's corner
 */
export function showTip(
  picture: HTMLElement,
  said: {words: string[]; note: string | null; at: {x: number; y: number}; isTouch: boolean},
) {
  const {words, note, at, isTouch} = said;
  const tip = tipIn(picture) ?? picture.appendChild(newTip());
  const [series, ...rest] = words;
  tip.replaceChildren(
    line('b', series),
    ...rest.map((text) => line('span', text)),
    ...(note ? [line('small', note)] : []),
  );
  Object.assign(tip.style, {left: '0', top: '0'});
  const size = {width: tip.offsetWidth, height: tip.offsetHeight};
  const room = {width: picture.clientWidth, height: picture.clientHeight};
  const {left, top} = tipPlace(at, size, room, isTouch);
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

/**
 * Where a tip goes: beside its point and above a finger, never out of the figure at its sides. Above and below it may
 * reach over what stands there; to cover its own point would be worse.
 *
 * @param point px from the picture's corner
 * @param room of the picture
 * @returns px from the picture's corner
 */
export function tipPlace(
  {x, y}: {x: number; y: number},
  tip: {width: number; height: number},
  room: {width: number; height: number},
  isTouch: boolean,
): {left: number; top: number} {
  const fitsRight = x + GAP + tip.width <= room.width;
  const fitsAbove = y - GAP - tip.height >= 0;
  const fitsBelow = y + GAP + tip.height <= room.height;
  const isAbove = fitsAbove && (isTouch || !fitsBelow);
  const left = fitsRight ? x + GAP : x - GAP - tip.width;
  return {
    left: Math.floor(Math.max(0, Math.min(left, room.width - tip.width))),
    top: Math.round(isAbove ? y - GAP - tip.height : y + GAP),
  };
}
