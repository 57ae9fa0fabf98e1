import {escape} from '../pool/markup.ts';
import {controlsHtml} from './controls.ts';
import {partsOf} from './view.ts';
import type {Words} from '../frame/words.ts';
import type {State, Study} from './state.ts';

/**
 * The whole comparison, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @returns HTML
 */
export function compareHtml(
  state: State,
  study: Study,
  studies: readonly {id: string; title: string}[],
  words: Words,
): string {
  const {t} = words;
  const {parts} = partsOf(state, study, words);
  const part = (name: string, tag = 'div') => `<${tag} data-part="${name}">${parts[name]}</${tag}>`;
  return (
    `<section class="explorable compare" aria-label="${escape(t('compare.title'))}"><form>` +
    `<p class="compare-sentence" data-part="sentence">${parts.sentence}</p>${part('more', 'ul')}` +
    `${controlsHtml(state, study, studies, words)}${part('ratio')}${part('values')}${part('legend')}${part('cause')}` +
    `<noscript><p class="explorable-note">${escape(t('compare.noScript'))}</p></noscript>` +
    `<p class="explorable-note" data-part="films">${parts.films}</p>` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}
