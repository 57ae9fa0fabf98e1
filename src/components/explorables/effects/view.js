// @ts-check
import {escape, unmarked} from '../pool/markup.js';
import {gridHtml} from './grid.js';
import {heightsHtml} from './heights.js';
import {modelOf} from './model.js';
import {rowsHtml} from './rows.js';
import {measuredSentence, modelSentence} from './sentence.js';
import {designWith} from './state.js';
import {termsHtml} from './terms.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {(state: State, design: Design, words: Words) => import('./timelines.js').Timelines | null} TimelinesOf
 */

/** @type {TimelinesOf} */
export const noTimelines = () => null;

/**
 * The parts of the explorer that a state changes.
 *
 * @param {State} state
 * @param {readonly Design[]} designs
 * @param {Words} words
 * @param {TimelinesOf} [timelinesOf] what draws the timelines of the cells; it comes with the simulator, later than the rest
 * @returns {{parts: Record<string, string>, said: string}} HTML of each part, and what a screen reader is told
 */
export function partsOf(state, designs, words, timelinesOf = noTimelines) {
  const design = designWith(designs, state.design);
  const model = modelOf(state, design);
  const timelines = model && timelinesOf(state, design, words);
  const [sentence, ofModel] = [
    measuredSentence(design, words),
    modelSentence(state, designs, design, words),
  ];
  const parts = {
    sentence: termsHtml(sentence),
    model: termsHtml(ofModel),
    grid: gridHtml(design, model, timelines?.cells ?? null, words),
    timelines: timelines?.note ?? '',
    heights: heightsHtml(design, model, words),
    rows: rowsHtml(design, model, words),
    note: escape(words.t(`effects.note.${design.kind}`)),
  };
  return {parts, said: unmarked(`${sentence} ${ofModel}`)};
}
