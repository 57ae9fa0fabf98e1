import {layerIn} from './layer.ts';
import {nearestSpot, spotAfterKey} from './nearest.ts';
import {unpackSpots} from './spots.ts';
import {hideTip, showTip} from './tip.ts';
import {part} from '../../part.ts';
import type {PackedSpots, Spot} from './spots.ts';

/** what a picture answers from */
export interface PictureData {
  spots: PackedSpots;
  /** ids of annotations by the keys of their points */
  notes: Record<string, string>;
}

const dataIn = (figure: HTMLElement): PictureData =>
  JSON.parse(part(figure, '[data-figure-spots]').textContent ?? '');

/**
 * A figure's picture in the reader's hands: it answers a pointer, a touch and a key from what the page holds.
 *
 * @param data of a figure whose page doesn't hold them
 */
export function openPicture(figure: HTMLElement, data: PictureData = dataIn(figure)) {
  const picture = part(figure, '[data-figure-picture]');
  const points = part(figure, '[data-figure-points]');
  const {spots: packed, notes} = data;
  const layer = layerIn(points);
  /** points of the live chart, once it has taken the picture's place */
  let drawn: Spot[] | null = null;
  let active: Spot | null = null;
  /** Whether a pointer, not the keyboard, is at the point. */
  let isPointed = false;

  const spotsNow = () => drawn ?? unpackSpots(packed, drawingIn(picture).isWide);

  function show(spot: Spot | null, isTouch: boolean = false) {
    active = spot;
    // The menu quotes the number that was looked at last.
    if (spot) figure.dataset.point = spot.key;
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
    press(event: KeyboardEvent & {target: HTMLElement}) {
      if (event.key === 'Escape') show(null);
      const spots = spotsNow();
      const at = spots.find(({key}) => key === event.target.dataset.mark);
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

/** @param id of an annotation */
function noteText(figure: HTMLElement, id: string) {
  const name = figure.id.replace(/^figure-/u, '');
  return figure.querySelector(`#${CSS.escape(`${name}--${id}`)} span`)?.textContent ?? null;
}

/** The drawing that the reader sees, and how it lies in the picture. */
function drawingIn(picture: HTMLElement) {
  const all = [...picture.querySelectorAll<SVGSVGElement>(DRAWINGS)];
  const svg = all.find((each) => each.getClientRects().length > 0) ?? all[0];
  const {width, height} = svg.viewBox.baseVal;
  const [box, frame] = [svg.getBoundingClientRect(), picture.getBoundingClientRect()];
  return {
    box,
    scale: box.width / width || 1,
    left: box.left - frame.left,
    top: box.top - frame.top,
    viewBox: `0 0 ${width} ${height}`,
    isWide: svg.closest('.figure-wide') !== null,
  };
}

const DRAWINGS =
  '.is-live .figure-live svg, .figure:not(.is-live) :is(.figure-wide, .figure-narrow) > svg';
