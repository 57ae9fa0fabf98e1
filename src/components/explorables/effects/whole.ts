import {escape} from '../pool/markup.ts';
import {designHtml, modelHtml} from './controls.ts';
import {guessHtml} from './guess-form.ts';
import {numbersHtml} from './numbers.ts';
import {designWith} from './state.ts';
import {noTimelines, partsOf} from './view.ts';
import type {Words} from '../frame/words.ts';
import type {Design, State} from './state.ts';
import type {TimelinesOf} from './view.ts';

/**
 * The whole explorer, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @param timelinesOf what draws the timelines of the cells; it comes with the simulator, later than the rest
 * @returns HTML
 */
export function effectsHtml(
  state: State,
  designs: readonly Design[],
  words: Words,
  timelinesOf: TimelinesOf = noTimelines,
): string {
  const {t} = words;
  const {parts} = partsOf(state, designs, words, timelinesOf);
  const hasModel = designWith(designs, state.design).request !== null;
  const title = (key: string) => `<p class="effects-title">${escape(t(key))}</p>`;
  const cover = (name: string) => ` data-cover="${escape(t(`effects.cover.${name}`))}"`;
  return (
    `<section class="explorable pool effects" aria-label="${escape(t('effects.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence"${cover('sentence')}>${parts.sentence}</p>${designHtml(state, designs, words)}${guessHtml(words)}` +
    `<div class="effects-grid" data-part="grid">${parts.grid}</div>` +
    `<p class="explorable-note" data-part="timelines">${parts.timelines}</p>` +
    `<p class="explorable-note" data-part="note">${parts.note}</p>` +
    `<p class="pool-measured" data-part="model"${cover('model')}>${parts.model}</p>${modelHtml(state, words, hasModel)}` +
    `<noscript><p class="explorable-note">${escape(t('effects.noScript'))}</p></noscript>` +
    `<div class="effects-pictures"><div${cover('heights')}>${title('effects.heights.title')}<div data-part="heights">${parts.heights}</div></div>` +
    `<div${cover('rows')}>${title('effects.rows.title')}<ul class="effects-rows" data-part="rows">${parts.rows}</ul></div></div>` +
    `<p class="explorable-note">${escape(t('effects.legend'))} <span data-screen-only>${escape(t('effects.press'))}</span></p>` +
    `<details class="effects-numbers"${hasModel ? '' : ' hidden'}><summary>${escape(t('pool.details.numbers'))}</summary><div data-part="numbers">${numbersHtml(state, designs, designWith(designs, state.design), words)}</div></details>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
