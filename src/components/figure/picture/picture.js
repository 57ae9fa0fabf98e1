// @ts-check
import {drawingIn} from './drawing-in.js';
import {layerIn} from './layer.js';
import {nearestSpot, spotAfterKey} from './nearest.js';
import {unpackSpots} from './spots.js';
import {hideTip, showTip} from './tip.js';

/**
 * @typedef {import('./spots.js').Spot} Spot
 *
 * @typedef {object} Held what a picture answers from
 * @property {Parameters<typeof unpackSpots>[0]} spots
 * @property {Record<string, string>} notes ids of annotations by the keys of their points
 */

/** @param {HTMLElement} figure @returns {Held} */
const heldIn = (figure) => JSON.parse(part(figure, '[data-figure-spots]').textContent ?? '');

/**
 * A figure's picture in the reader's hands: it answers a pointer, a touch and a key from what the page holds.
 *
 * @param {HTMLElement} figure
 * @param {Held} [held] of a figure whose page doesn't hold it
 */
export function openPicture(figure, held = heldIn(figure)) {
  const picture = part(figure, '[data-figure-picture]');
  const points = part(figure, '[data-figure-points]');
  const {spots: packed, notes} = held;
  const layer = layerIn(points);
  /** @type {Spot[] | null} points of the live chart, once it has taken the picture's place */
  let drawn = null;
  /** @type {Spot | null} */
  let active = null;
  /** Whether a pointer, not the keyboard, is at the point. */
  let isPointed = false;

  const spotsNow = () => drawn ?? unpackSpots(packed, drawingIn(picture).isWide);

  /** @param {Spot | null} spot @param {boolean} [isTouch] */
  function show(spot, isTouch = false) {
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
    /** @param {PointerEvent} event */
    pointNear({clientX, clientY, pointerType}) {
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
    /** @param {string} key of the point that has the focus */
    focused(key) {
      isPointed = false;
      show(spotsNow().find((spot) => spot.key === key) ?? null);
    },
    /** @param {KeyboardEvent} event */
    press(event) {
      if (event.key === 'Escape') show(null);
      const spots = spotsNow();
      const at = spots.find(({key}) => key === markOf(event));
      const next = spotAfterKey(spots, at, event.key);
      if (next) event.preventDefault();
      if (next) layer.focus(next.key);
    },
    /** @param {Spot[]} spots of the chart that was drawn anew */
    redrawn(spots) {
      drawn = spots;
      points.contains(document.activeElement) ? nameAll() : show(null);
    },
  };
}

/** The point that has the focus. @param {Event} event */
const markOf = ({target}) => /** @type {HTMLElement} */ (target).dataset.mark;

/** The menu quotes the number that was looked at last. @param {HTMLElement} figure @param {Spot | null} spot */
function remember(figure, spot) {
  if (spot) figure.dataset.point = spot.key;
  return spot;
}

/** @param {HTMLElement} figure @param {string} selector @returns {HTMLElement} */
function part(figure, selector) {
  return /** @type {HTMLElement} */ (figure.querySelector(selector));
}

/** @param {HTMLElement} figure @param {string} id of an annotation */
function noteText(figure, id) {
  const name = figure.id.replace(/^figure-/u, '');
  return figure.querySelector(`#${CSS.escape(`${name}--${id}`)} span`)?.textContent ?? null;
}
