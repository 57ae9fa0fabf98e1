import {escape, unmarked} from '../pool/markup.ts';
import {gridHtml} from './grid.ts';
import {heightsHtml} from './heights.ts';
import {modelOf} from './model.ts';
import {rowsHtml} from './rows.ts';
import {measuredSentence, modelSentence} from './sentence.ts';
import {designWith} from './state.ts';
import {termsHtml} from './terms.ts';
import type {Words} from '../frame/words.ts';
import type {Design, State} from './state.ts';
import type {Timelines} from './timelines.ts';

export type TimelinesOf = (state: State, design: Design, words: Words) => Timelines | null;

export const noTimelines: TimelinesOf = () => null;

/**
 * The parts of the explorer that a state changes.
 *
 * @param timelinesOf what draws the timelines of the cells; it comes with the simulator, later than the rest
 * @returns HTML of each part, and what a screen reader is told
 */
export function partsOf(
  state: State,
  designs: readonly Design[],
  words: Words,
  timelinesOf: TimelinesOf = noTimelines,
): {parts: Record<string, string>; said: string} {
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
