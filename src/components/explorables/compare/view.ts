import {judge} from '../../../../lib/comparison/judge.ts';
import {QUANTITIES} from '../../../../lib/comparison/quantities.ts';
import {summariseRepeats} from '../../../../lib/statistics/repeats.ts';
import {escape} from '../pool/markup.ts';
import {ratiosHtml, REFUSED, valueHtml} from './picture.ts';
import {causeSentence, differenceRows, verdictSentence} from './say.ts';
import {LETTERS} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Judgement} from './say.ts';
import type {Cell, State, Study} from './state.ts';

/** B is what the others are held against. */
const BASE = 1;

/** Reasons under which values aren't drawn on one axis: a reader would compare what can't be. */
const NOT_DRAWN = ['work', 'machine', 'regimes', 'regime-unknown', 'clock', 'cap', 'missing'];

/** The parts of the comparison that a state changes, as HTML. */
export function partsOf(
  state: State,
  study: Study,
  words: Words,
): {parts: Record<string, string>; said: string} {
  const cells = state.cells.map((id) => study.cells.find((c) => c.id === id) as Cell);
  const others = cells.flatMap((cell, at) => (at === BASE ? [] : [{cell, at}]));
  const judged = others.map(({cell, at}) => ({
    at,
    cell,
    ...held(cell, cells[BASE], at, state, words),
  }));
  const [, ...more] = judged;
  const parts = {
    sentence: sentenceHtml(judged[0]),
    more: more.map((each) => `<li>${sentenceHtml(each)}</li>`).join(''),
    values: valuesHtml(cells, judged, state.of, words),
    ratio: ratioHtml(judged, words),
    legend: legendHtml(judged, words),
    cause: judged.map((each) => causeHtml(each, cells[BASE], words)).join(''),
    films: filmsHtml(cells, study, words),
  };
  return {parts, said: judged.map((each) => each.sentence).join(' ')};
}

/** What was refused carries a mark, so that it isn't taken for a verdict. */
const sentenceHtml = ({judgement, sentence}: {judgement: Judgement; sentence: string}) =>
  `${judgement.verdict === 'not-comparable' ? REFUSED : ''}${escape(sentence)}`;

const letter = (at: number) => LETTERS[at].toUpperCase();

function held(cell: Cell, base: Cell, at: number, {of}: State, words: Words) {
  const judgement = judge(cell, base, of);
  const sentence = verdictSentence(judgement, {path: of, a: letter(at), b: letter(BASE)}, words);
  return {judgement, sentence};
}

function valuesHtml(
  cells: readonly Cell[],
  judged: readonly {at: number; judgement: Judgement}[],
  path: string,
  words: Words,
) {
  const {t} = words;
  const apart = judged.filter(
    ({judgement}) => judgement.verdict === 'not-comparable' && NOT_DRAWN.includes(judgement.reason),
  );
  const isDrawn = apart.length === 0;
  const found = cells.map(({values}) => values[path] && summaryOf(values[path]));
  const most =
    1.02 * Math.max(...found.flatMap((each) => (each ? [each.high ?? 0, ...each.values] : [])));
  const rows = cells.map((cell, at) => {
    const value = found[at] ? valueText(found[at], path, words) : t('compare.noValue');
    const label = `${letter(at)}: ${value}`;
    const plot = isDrawn && found[at] ? valueHtml(found[at], most, label) : '';
    return (
      `<li><p><b>${letter(at)}</b> <span class="compare-name">${escape(cell.name)}</span> <b class="compare-value">${escape(value)}</b>` +
      ` <small>${escape(t(`regime.${cell.regime}`))}</small></p>${plot}</li>`
    );
  });
  const note = isDrawn ? '' : `<p class="explorable-note">${escape(t('compare.notDrawn'))}</p>`;
  return `<ul class="compare-values">${rows.join('')}</ul>${note}`;
}

function summaryOf(values: readonly number[]) {
  const {median, interval} = summariseRepeats(values);
  return {values, middle: median, low: interval?.low ?? null, high: interval?.high ?? null};
}

function valueText(
  {middle, low, high}: ReturnType<typeof summaryOf>,
  path: string,
  {t, say}: Words,
) {
  const {unit} = QUANTITIES[path];
  const value = say(unit, middle, {significant: 3});
  if (low === null || high === null) return t('compare.value.single', {value});
  const ends = [low, high].map((end) => say(unit, end, {significant: 3}));
  return t('compare.value', {value, low: ends[0], high: ends[1]});
}

function ratioHtml(
  judged: readonly {at: number; judgement: Judgement; sentence: string}[],
  words: Words,
) {
  const all = judged.map(({at, judgement}) => ({
    ...judgement,
    letters: `${letter(at)} / ${letter(BASE)}`,
  }));
  const drawn = all.filter((each) => each.verdict !== 'not-comparable');
  const refused = all.filter((each) => each.verdict === 'not-comparable');
  const label = judged.map(({sentence}) => sentence).join(' ');
  const title = words.t('compare.ratio', {letters: all.map(({letters}) => letters).join(', ')});
  const picture = drawn.length > 0 ? ratiosHtml(drawn, label, words) : '';
  const marks = refused.map(
    ({letters}) =>
      `<p class="compare-refused">${REFUSED}<b>${letters}</b> ${escape(words.t('compare.refused'))}</p>`,
  );
  return `<h2>${escape(title)}</h2>${marks.join('')}${picture}`;
}

/** Below the values, which are drawn in the same marks. */
const legendHtml = (judged: readonly {judgement: Judgement}[], {t}: Words) =>
  judged.every(({judgement}) => judgement.verdict === 'not-comparable')
    ? ''
    : `<p class="explorable-note">${escape(t('compare.legend'))}</p>`;

function causeHtml(
  {cell, at, judgement}: {cell: Cell; at: number; judgement: Judgement},
  base: Cell,
  words: Words,
) {
  const {t} = words;
  const hasRatio = judgement.verdict !== 'not-comparable';
  const rows = differenceRows(cell, base, words);
  const body = rows.map(
    ({name, a, b, isIdle}) =>
      `<tr><th scope="row">${escape(name)}${isIdle ? ` <small>${escape(t('compare.idle'))}</small>` : ''}</th><td>${escape(a)}</td><td>${escape(b)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<div class="compare-table" tabindex="0" role="group" aria-label="${escape(t('compare.differs'))}"><table><thead><tr><td></td><th scope="col">${letter(at)}</th><th scope="col">${letter(BASE)}</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  return `<h2>${escape(t('compare.what', {a: letter(at), b: letter(BASE)}))}</h2><p>${escape(causeSentence(cell, base, words, hasRatio))}</p>${table}`;
}

function filmsHtml(cells: readonly Cell[], {films, page, title}: Study, {t}: Words) {
  const links = cells.flatMap(({id}, at) =>
    films[id]
      ? [`<a href="${escape(films[id])}">${escape(t('compare.film', {letter: letter(at)}))}</a>`]
      : [],
  );
  const source = `${escape(t('compare.source'))} <a href="${escape(page)}">${escape(title)}</a>.`;
  return links.length > 0
    ? `<span data-screen-only>${escape(t('compare.films'))} ${links.join(' · ')}. </span>${source}`
    : source;
}
