import {createElement, render} from 'preact';
import Embedded from './Embedded.tsx';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {Words} from './words.ts';

/**
 * Puts a state's own title, notes and sources into the place of the figure that the page was built with; its picture is
 * the live chart.
 */
export function drawState(figure: HTMLElement, state: FigureState, words: Words) {
  const language = String(figure.dataset.language);
  const home = figure.querySelector('[data-home]')?.getAttribute('href') ?? '';
  const box = document.createElement('div');
  render(createElement(Embedded, {state, language, words, home}), box);
  figure.replaceChildren(...(box.firstElementChild as Element).childNodes);
  figure.setAttribute('data-drawn', '');
}
