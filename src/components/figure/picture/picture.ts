import {drawingIn} from './drawing-in.ts';
import {layerIn} from './layer.ts';
import {nearestSpot, spotAfterKey} from './nearest.ts';
import {unpackSpots} from './spots.ts';
import {hideTip, showTip} from './tip.ts';
import type {Spot} from './spots.ts';

/** what a picture answers from */
export interface Held {
  spots: Parameters<typeof unpackSpots>[0];
  /** ids of annotations by the keys of their points */
  notes: Record<string, string>;
}

const heldIn = (figure: HTMLElement): Held =>
  JSON.parse(part(figure, '[data-figure-spots]').textContent ?? '');

/**
 * A figure's picture in the reader's hands: it answers a pointer, a touch and a key from what the page holds.
 *
 * @param held of a figure whose page doesn't hold it
 */
export function openPicture(figure: HTMLElement, held: Held = heldIn(figure)) {
  const picture = part(figure, '[data-figure-picture]');
  const points = part(figure, '[data-figure-points]');
  const {spots: packed, notes} = held;
  const layer = layerIn(points);
  /** points of the live chart, once it has taken the picture's place */
  let drawn: Spot[] | null = null;
  let active: Spot | null = null;
  /** Whether a pointer, not the keyboard, is at the point. */
  let isPointed = false;

  const spotsNow = () => drawn ?? unpackSpots(packed, drawingIn(picture).isWide);

  function show(spot: Spot | null, isTouch: boolean = false) {
    active = remember(figure, spot);
    const {viewBox, scale, left, top} = drawingIn(picture);
    layer.ring(spot, viewBox);
    if (!spot) return hideTip(picture);
    const at = {x: left + spot.x * scale, y: top + spot.y * scale};
    const note = notes[spot.key] ? noteText(figure, notes[spot.key]) : null;
    return showTip(picture, {words: spot.label.split('; '), note, at, isTouch});
  }

  /** Names every point for the keyboard, and gives the focus to the one that is shown, else to the first. */
  function nameAll() {
    const spots = spotsNow();
    layer.name(spots, drawingIn(picture).viewBox);
    layer.focus((spots.find(({key}) => key === active?.key) ?? spots[0])?.key);
  }

  return {
    spots: spotsNow,
    pointNear({clientX, clientY, pointerType}: PointerEvent) {
      const {box, scale} = drawingIn(picture);
      const isTouch = pointerType !== 'mouse';
      const place = {x: (clientX - box.left) / scale, y: (clientY - box.top) / scale};
      isPointed = true;
      const spot = nearestSpot(spotsNow(), {...place, scale, isTouch});
      if (spot?.key !== active?.key || isTouch) show(spot, isTouch);
    },
    clear: () => show(null),
    /** Gives the keyboard a way from point to point. */
    enter() {
      points.tabIndex = -1;
      nameAll();
    },
    leave() {
      points.tabIndex = 0;
      if (!isPointed) show(null);
    },
    /** @param key of the point that has the focus */
    focused(key: string) {
      isPointed = false;
      show(spotsNow().find((spot) => spot.key === key) ?? null);
    },
    press(event: KeyboardEvent) {
      if (event.key === 'Escape') show(null);
      const spots = spotsNow();
      const at = spots.find(({key}) => key === markOf(event));
      const next = spotAfterKey(spots, at, event.key);
      if (next) event.preventDefault();
      if (next) layer.focus(next.key);
    },
    /** @param spots of the chart that was drawn anew */
    redrawn(spots: Spot[]) {
      drawn = spots;
      points.contains(document.activeElement) ? nameAll() : show(null);
    },
  };
}

/** The point that has the focus. */
const markOf = ({target}: Event) => (target as HTMLElement).dataset.mark;

/** The menu quotes the number that was looked at last. */
function remember(figure: HTMLElement, spot: Spot | null) {
  if (spot) figure.dataset.point = spot.key;
  return spot;
}

function part(figure: HTMLElement, selector: string): HTMLElement {
  return figure.querySelector(selector) as HTMLElement;
}

/** @param id of an annotation */
function noteText(figure: HTMLElement, id: string) {
  const name = figure.id.replace(/^figure-/u, '');
  return figure.querySelector(`#${CSS.escape(`${name}--${id}`)} span`)?.textContent ?? null;
}
