// @ts-check
import {toggleSeries} from './view-state.js';

/**
 * @typedef {import('./view-state.js').View} View
 * @typedef {{scale?: View['scale'], series?: string, note?: string, of?: string}} Asked what a control asks for, as the
 *   server wrote it; `of`: the series that a note is about
 * @typedef {NodeListOf<HTMLElement & {dataset: {series: string, note: string}}>} Buttons
 */

const CONTROL = '[data-scale], [data-series], [data-note], .figure-picture a';

/**
 * The view that a pressed control asks for.
 *
 * @param {HTMLElement} frame the figure
 * @param {Element} target what was pressed
 * @param {View} view the view now
 * @returns {{view: import('./view-state.js').View, note?: string} | null} `note` when a pin in the picture was
 *   pressed, whose text is to be shown; null when nothing of the figure was pressed
 */
export function viewAfterPress(frame, target, view) {
  /** @type {HTMLElement | null} */
  const control = target.closest(CONTROL);
  if (!control || !frame.contains(control)) return null;
  const {scale, series, note, of} = /** @type {Asked} */ (control.dataset);
  if (scale) return {view: {...view, scale: isFirst(control) ? undefined : scale}};
  if (series) return {view: toggleSeries(view, series, seriesOf(frame))};
  if (control.matches('a')) {
    const pressed = control.getAttribute('href')?.split('--').at(-1);
    return {view: {...view, note: pressed}, note: pressed};
  }
  if (view.note === note) return {view: {...view, note: undefined}};
  return {view: withSeries({...view, note}, of, seriesOf(frame))};
}

/**
 * An annotation of a hidden series shows its series again: a text that lights up would have no pin.
 *
 * @param {View} view
 * @param {string | undefined} id of the series
 * @param {string[]} all
 */
function withSeries(view, id, all) {
  const isHidden = id && all.includes(id) && view.series && !view.series.includes(id);
  return isHidden ? toggleSeries(view, id, all) : view;
}

/**
 * The first scale is the default, and defaults stay out of the address.
 *
 * @param {Element} control
 */
function isFirst(control) {
  return control.previousElementSibling === null;
}

/** @param {HTMLElement} frame */
function seriesOf(frame) {
  /** @type {Buttons} */
  const buttons = frame.querySelectorAll('[data-series]');
  return [...buttons].map((button) => button.dataset.series);
}

/**
 * Shows the view on the figure's controls, which are plain HTML.
 *
 * @param {HTMLElement} frame
 * @param {View} view
 */
export function showView(frame, {scale, series, note}) {
  const buttons = (/** @type {string} */ selector) =>
    /** @type {Buttons} */ (frame.querySelectorAll(selector));
  for (const button of buttons('[data-scale]')) {
    press(button, scale ? button.dataset.scale === scale : isFirst(button));
  }
  for (const button of buttons('[data-series]')) {
    press(button, !series || series.includes(button.dataset.series));
  }
  for (const button of buttons('button[data-note]')) {
    const {note: own, of} = button.dataset;
    const isActive = own === note && (!series || !of || series.includes(of));
    press(button, isActive);
    button.closest('li')?.classList.toggle('is-active', isActive);
    for (const pin of frame.querySelectorAll(`.figure-picture a[href$="--${CSS.escape(own)}"]`))
      pin.classList.toggle('is-active', isActive);
  }
}

/** @param {Element} button @param {boolean} isPressed */
function press(button, isPressed) {
  button.setAttribute('aria-pressed', String(isPressed));
}

/**
 * Brings the text of an annotation into view and the focus to it.
 *
 * @param {HTMLElement} frame
 * @param {string} note
 */
export function focusNote(frame, note) {
  /** @type {HTMLElement | null} */
  const button = frame.querySelector(`button[data-note="${CSS.escape(note)}"]`);
  button?.focus();
}
