// @ts-check
import {answerFigures} from '../components/figure/picture/in-page.js';

/** What a page runs whose islands are all figures: the page script without the rest. */
const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const load = (/** @type {string} */ name) => import(new URL(ISLAND_FILES[name], here).href);
answerFigures(
  () => load('figure'),
  () => load('share'),
);
