import {KEYS, LESSONS} from './fields.ts';
import {endOf, filmsOf} from './film.ts';
import {escape, rich} from './markup.ts';
import {KINDS} from './paths.ts';
import {axisHtml, drawnOf, filmHtml, legendHtml} from './picture.ts';
import {measuredSentence, sentenceOf} from './sentence.ts';
import {stateOf} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Film} from './film.ts';
import type {Cell, State} from './state.ts';

/**
 * The parts of the simulator that a state changes, as HTML.
 *
 * @param plot pixels of the drawing's width, a stretch is drawn at least one of them wide; who gives it sets the
 * paths, which the picture then leaves out: they are a hundred times as long as the rest of it
 * @returns `drawn`: the paths of each side, by their attributes
 */
export function partsOf(
  state: State,
  cells: readonly Cell[],
  words: Words,
  plot?: number,
): {
  parts: Record<string, string>;
  films: Record<'blocking' | 'coroutines', Film>;
  endS: number;
  sentence: string;
  drawn: [string, [string, string][]][];
} {
  const films = filmsOf(state, cells);
  const sides = state.lesson === 1 ? (['blocking'] as const) : SIDES;
  const endS = state.lesson === 1 ? films.blocking.record.elapsedS : endOf(films);
  const sentence = sentenceOf(state, cells, films, words);
  const drawn = sides.map(
    (side) =>
      [side, drawnOf(films[side], endS, plot || TYPICAL_PLOT)] as [typeof side, [string, string][]],
  );
  const parts: Record<string, string> = {
    sentence: escape(sentence),
    lesson: `<strong>${escape(words.t(`pool.lesson.${LESSONS[state.lesson - 1]}`))}.</strong> ${rich(lessonText(state, words))}`,
    measured: escape(measuredSentence(state, cells, placeOf(state, cells), words)),
    picture: drawn
      .map(([side, paths]) =>
        sideHtml(side, films[side], {state, endS, words, drawn: paths, isBare: plot}),
      )
      .join(''),
    axis: axisHtml(endS, words),
    legend: legendHtml(kindsOf(sides.map((side) => films[side])), words),
    slow: escape(slowText(endS, words)),
  };
  return {parts, films, endS, sentence, drawn};
}

/** The sentence of a lesson, with the code of the picture. */
const lessonText = ({lesson}: State, {t}: Words) => t(`pool.lesson.${LESSONS[lesson - 1]}.text`);

/** Pixels of the drawing where nobody has measured them: between a phone's and a desktop's. */
const TYPICAL_PLOT = 480;

const SIDES = ['blocking', 'coroutines'] as const;

/** How long a film plays at its usual speed, seconds. */
export const PLAY_S = 8;

function slowText(endS: number, {t, say}: Words) {
  return t('pool.slow', {
    here: say('s', 1),
    there: say('ms', (endS * 1000) / PLAY_S, {significant: 2}),
  });
}

function kindsOf(films: readonly Film[]) {
  const shown = new Set();
  for (const {record} of films) for (const {kind} of record.segments) shown.add(kind);
  return KINDS.filter((kind) => shown.has(kind));
}

function sideHtml(
  side: 'blocking' | 'coroutines',
  film: Film,
  {state, ...drawing}: {state: State} & Parameters<typeof filmHtml>[2],
) {
  const {words} = drawing;
  const {t, say} = words;
  const pool = t(`pool.title.${side}`, {
    workers: say('workers', state.workers),
    slots: state.slots,
  });
  const last = t('pool.last', {time: say('ms', film.record.elapsedS * 1000, {significant: 3})});
  return (
    `<div class="pool-side"><p class="pool-title"><strong>${escape(t(`pool.side.${side}`))}</strong> <span>${escape(pool)}</span> ` +
    `<b class="pool-last">${escape(last)}</b></p>${filmHtml(film, side, drawing)}</div>`
  );
}

/** Whether a state is a cell as it was measured, or the start. */
function placeOf(state: State, cells: readonly Cell[]) {
  const given = stateOf(cells, state.cell);
  const free = ['lesson', 'n', 'total', 'seed'];
  const isSame = KEYS.every((key) => free.includes(key) || given[key] === state[key]);
  const isStart =
    state.load === 'once' &&
    state.workers === 1 &&
    given.tcpu === state.tcpu &&
    given.tio === state.tio &&
    given.boot === state.boot;
  return {isAsMeasured: isSame && state.load !== 'once', isStart};
}
