import {controlsHtml, lessonsHtml, moreHtml} from './form.ts';
import {ICONS} from './icons.ts';
import {escape} from './markup.ts';
import {tablesOf} from './tables.ts';
import {partsOf} from './view.ts';
import type {Words} from '../frame/words.ts';
import type {Cell, State} from './state.ts';

/**
 * The whole simulator, as the server draws it and as the page puts it in where the application left it empty.
 *
 * @returns HTML
 */
export function poolHtml(state: State, cells: readonly Cell[], words: Words): string {
  const {t} = words;
  const drawn = partsOf(state, cells, words);
  const parts: Record<string, string> = {
    ...drawn.parts,
    ...tablesOf(state, cells, drawn.films, words),
  };
  const part = (name: string, tag = 'div') => `<${tag} data-part="${name}">${parts[name]}</${tag}>`;
  const details = (name: string, isOpen = false) =>
    `<details${isOpen ? ' open' : ''}><summary>${escape(t(`pool.details.${name}`))}</summary>${part(name)}</details>`;
  return (
    `<section class="explorable pool" aria-label="${escape(t('pool.name'))}"><form>` +
    `<p class="pool-sentence" data-part="sentence">${parts.sentence}</p>` +
    `${lessonsHtml(state, words)}<p class="pool-text" data-part="lesson">${parts.lesson}</p>` +
    `${controlsHtml(state, words)}` +
    `<div class="pool-stage"><div data-part="picture">${parts.picture}</div>${part('axis')}${timeHtml(words, parts.slow)}</div>` +
    `<p class="pool-story" data-part="story"></p>${part('legend')}` +
    moreHtml(state, cells, words) +
    `<noscript><p class="explorable-note">${escape(t('pool.noScript'))}</p></noscript>` +
    `<p class="pool-measured" data-part="measured">${parts.measured}</p>` +
    `<div data-part="statistics" class="pool-statistics"></div>` +
    `${details('formulas')}${details('record')}${details('numbers')}` +
    `<p class="visually-hidden" role="status" aria-live="polite" data-part="said"></p></form></section>`
  );
}

/** Play, step and the slider that is the playhead. */
function timeHtml({t}: Words, slow: string) {
  const button = (name: string) =>
    `<button type="button" name="${name}" aria-label="${escape(t(`pool.${name}`))}">${ICONS[name as 'play']}</button>`;
  const speeds = ['0.25', '1', '4'].map(
    (speed) =>
      `<option value="${speed}"${speed === '1' ? ' selected' : ''}>×${speed === '0.25' ? '¼' : speed}</option>`,
  );
  return (
    `<div class="pool-scrub"><input type="range" name="time" min="0" max="1000" step="1" value="1000" aria-label="${escape(t('pool.time'))}"></div>` +
    `<div class="pool-player">${button('play')}${button('back')}${button('forward')}` +
    `<select name="speed" aria-label="${escape(t('pool.speed'))}">${speeds.join('')}</select>` +
    `<span class="pool-slow" data-part="slow">${slow}</span>` +
    `<button type="button" name="reset">${escape(t('pool.reset'))}</button><button type="button" name="keys" aria-expanded="false">?</button></div>` +
    `<p class="explorable-note pool-keys" hidden>${escape(t('pool.keysHelp'))}</p>`
  );
}
