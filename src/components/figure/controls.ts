import {toggleSeries} from './view-state.ts';
import type {View} from './view-state.ts';

const CONTROL = '[data-scale], [data-series], [data-note], .figure-picture a';

/**
 * The view that a pressed control asks for.
 *
 * @param frame the figure
 * @param target what was pressed
 * @param view the view now
 * @returns `note` when a pin in the picture was pressed, whose text is to be shown; null when nothing of the figure
 * was pressed
 */
export function viewAfterPress(
  frame: HTMLElement,
  target: Element,
  view: View,
): {view: View; note?: string} | null {
  const control = target.closest<HTMLElement>(CONTROL);
  if (!control || !frame.contains(control)) return null;
  // As the server wrote them; `of`: the series that a note is about.
  const {scale, series, note, of} = control.dataset;
  if (scale === 'linear' || scale === 'log')
    return {view: {...view, scale: isFirst(control) ? undefined : scale}};
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
 * @param id of the series
 */
function withSeries(view: View, id: string | undefined, all: string[]) {
  const isHidden = id && all.includes(id) && view.series && !view.series.includes(id);
  return isHidden ? toggleSeries(view, id, all) : view;
}

/** The first scale is the default, and defaults stay out of the address. */
function isFirst(control: Element) {
  return control.previousElementSibling === null;
}

const seriesOf = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('[data-series]')].flatMap(
    ({dataset}) => dataset.series ?? [],
  );

/** Shows the view on the figure's controls, which are plain HTML. */
export function showView(frame: HTMLElement, {scale, series, note}: View) {
  const buttons = (selector: string) => frame.querySelectorAll<HTMLElement>(selector);
  for (const button of buttons('[data-scale]')) {
    press(button, scale ? button.dataset.scale === scale : isFirst(button));
  }
  for (const button of buttons('[data-series]')) {
    press(button, !series || series.includes(String(button.dataset.series)));
  }
  for (const button of buttons('button[data-note]')) {
    const {note: own = '', of} = button.dataset;
    const isActive = own === note && (!series || !of || series.includes(of));
    press(button, isActive);
    button.closest('li')?.classList.toggle('is-active', isActive);
    for (const pin of frame.querySelectorAll(`.figure-picture a[href$="--${CSS.escape(own)}"]`))
      pin.classList.toggle('is-active', isActive);
  }
}

function press(button: Element, isPressed: boolean) {
  button.setAttribute('aria-pressed', String(isPressed));
}

/** Brings the text of an annotation into view and the focus to it. */
export function focusNote(frame: HTMLElement, note: string) {
  frame.querySelector<HTMLElement>(`button[data-note="${CSS.escape(note)}"]`)?.focus();
}
