// @ts-check
import {createElement, render} from 'preact';
import Embedded from './Embedded.js';

/**
 * Puts a state's own title, notes and sources into the place of the figure that the page was built with; its picture is
 * the live chart.
 *
 * @param {HTMLElement} figure
 * @param {import('../../../../content/frozen/state.js').FigureState} state
 * @param {import('./words.js').Words} words
 */
export function drawState(figure, state, words) {
  const language = String(figure.dataset.language);
  const home = figure.querySelector('[data-home]')?.getAttribute('href') ?? '';
  const box = document.createElement('div');
  render(createElement(Embedded, {state, language, words, home}), box);
  figure.replaceChildren(.../** @type {Element} */ (box.firstElementChild).childNodes);
  figure.setAttribute('data-drawn', '');
}
