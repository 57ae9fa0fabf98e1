import {nameOf} from './cell-name.ts';
import {escape} from './markup.ts';
import {formulaHtml} from './symbols.ts';
import {NUMBERS, NUMBER_NAMES} from './fields.ts';
import {cellWith, stateOf} from './state.ts';
import {timesOf, workOf} from './sides.ts';
import {storiesOf} from './stories.ts';
import type {Words} from '../frame/words.ts';
import type {Film} from './film.ts';
import type {Cell, State} from './state.ts';

export type Films = Record<'blocking' | 'coroutines', Film>;

const SIDES = ['blocking', 'coroutines'] as const;

/**
 * The tables, each in a part of its own that stays closed until a reader opens it.
 *
 * @returns HTML
 */
export function tablesOf(
  state: State,
  cells: readonly Cell[],
  films: Record<'blocking' | 'coroutines', Film>,
  words: Words,
): Record<string, string> {
  return {
    record: recordHtml(films, words),
    formulas: formulasHtml(state, cells, films, words),
    numbers: numbersHtml(state, cells, words),
  };
}

const COLUMNS = [
  ...['arrivedS', 'queuedS', 'computedS', 'waitedS', 'heldUpS', 'answeredS'],
] as const;

/** @returns HTML */
export function recordHtml(films: Films, words: Words): string {
  const {t, number} = words;
  const cell = (seconds: number) => `<td>${escape(number(toTenth(seconds * 1000)))}</td>`;
  const head = COLUMNS.map(
    (key) => `<th scope="col">${escape(t(`pool.column.${key.slice(0, -1)}`))}</th>`,
  );
  return SIDES.map((side) => {
    const rows = storiesOf(films[side]).map(
      (story) =>
        `<tr><th scope="row">${story.request + 1}</th>${COLUMNS.map((key) => cell(story[key])).join('')}</tr>`,
    );
    return table(
      t(`pool.table.${side}`),
      `<th scope="col">${escape(t('pool.column.request'))}</th>${head.join('')}`,
      rows,
    );
  }).join('');
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

function table(caption: string, head: string, rows: string[]) {
  const label = escape(caption);
  return (
    `<div class="table-box" tabindex="0" role="region" aria-label="${label}"><table><caption>${label}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  );
}

/**
 * The closed formulas beside the record.
 *
 * @returns HTML
 */
export function formulasHtml(
  state: State,
  cells: readonly Cell[],
  films: Films,
  words: Words,
): string {
  const {t} = words;
  const head = ['formula', 'fromFormula', 'fromRecord', 'difference']
    .map((key) => `<th scope="col">${escape(t(`pool.column.${key}`))}</th>`)
    .join('');
  const tables = SIDES.map((side) => {
    const rows = formulasOf(state, cells, films[side]).map((row) => formulaRow(row, words));
    return table(t(`pool.formulas.${side}`), head, rows);
  });
  return `<p class="explorable-note" data-screen-only>${escape(t('pool.formulas.note'))}</p>${tables.join('')}`;
}

export type Formula = {
  id: string;
  formula: string;
  unit: string;
  wanted: number;
  found: number;
  isBound?: boolean;
};

export function formulasOf(state: State, cells: readonly Cell[], film: Film): Formula[] {
  const {cpuS, ioS, othersS} = timesOf(workOf(state, cells));
  const {record} = film;
  const {workers, coroutinesPerWorker, cores} = record.setup;
  const {requests, elapsedS, levels} = record;
  const stories = storiesOf(film);
  const mean = (of: (story: ReturnType<typeof storiesOf>[0]) => number) =>
    stories.reduce((sum, story) => sum + of(story), 0) / stories.length;
  const perS = requests.answered / elapsedS;
  const bound = {unit: 'perS', found: perS, isBound: true};
  const slots = workers * coroutinesPerWorker;
  const computedS = mean((story) => story.computedS);
  const waitedS = mean((story) => story.waitedS);
  return [
    {
      id: 's0',
      formula: 'S₀ = T<sub>cpu</sub> + T<sub>io</sub>',
      unit: 'ms',
      wanted: (cpuS + ioS) * 1000,
      found: (computedS + waitedS) * 1000,
    },
    {
      id: 'beta',
      formula: 'β = T<sub>io</sub> / T<sub>cpu</sub>',
      unit: 'ratio',
      wanted: ioS / cpuS,
      found: waitedS / computedS,
    },
    {
      ...bound,
      id: 'slots',
      formula: coroutinesPerWorker > 1 ? 'X ≤ N · C / S₀' : 'X ≤ N / S₀',
      wanted: slots / (cpuS + ioS),
    },
    {...bound, id: 'workers', formula: 'X ≤ N / T<sub>cpu</sub>', wanted: workers / cpuS},
    {
      ...bound,
      id: 'cores',
      formula: 'X ≤ cores / ΣT<sub>cpu</sub>',
      wanted: cores / (cpuS + othersS),
    },
    {
      id: 'little',
      formula: 'L = X · W',
      unit: 'count',
      wanted: perS * mean((story) => story.answeredS - story.arrivedS),
      found: levels.inFlight,
    },
  ];
}

function formulaRow({formula, unit, wanted, found, isBound}: Formula, {t, say}: Words) {
  const written = (value: number) => escape(say(unit, value, {significant: 3}));
  const difference =
    Math.abs(found - wanted) <= 5e-4 * Math.abs(wanted)
      ? t('pool.same')
      : say('percent', (found / wanted) * 100 - 100, {digits: 1, sign: true});
  const hint = isBound && found <= wanted * 1.0005 ? t('pool.within') : difference;
  return `<tr><th scope="row">${formulaHtml(formula)}</th><td>${written(wanted)}</td><td>${written(found)}</td><td>${escape(hint)}</td></tr>`;
}

const MEASURED = ['tcpu', 'tio', 'boot', 'ccpu', 'cwait', 'waits'];
const UNUSED = {kept: ['boot', 'ccpu', 'cwait'], once: ['rate', 'cap'], same: ['seed']};

/**
 * Every number that the model uses, with where it is from.
 *
 * @returns HTML
 */
export function numbersHtml(state: State, cells: readonly Cell[], words: Words): string {
  const {t, say, number} = words;
  const given = stateOf(cells, state.cell);
  const unused = [
    ...(state.kept ? UNUSED.kept : []),
    ...(state.load === 'once' ? UNUSED.once : state.load === 'closed' ? ['rate'] : []),
    ...(state.work === 'same' && state.load !== 'random' ? UNUSED.same : []),
  ];
  const rows = NUMBER_NAMES.filter((name) => !unused.includes(name)).map((name) => {
    const {unit} = NUMBERS[name];
    const isGiven = state[name] === given[name];
    const origin = !isGiven ? 'typed' : MEASURED.includes(name) ? originOf(name) : 'assumed';
    const value = unit ? say(unit, state[name], {significant: 3}) : number(state[name]);
    return `<tr data-origin="${origin}"><th scope="row">${escape(t(`pool.field.${name}`))}</th><td>${escape(value)}</td><td>${escape(t(`pool.origin.${origin}`))}</td></tr>`;
  });
  if (state.others) {
    const {othersS} = timesOf(workOf(state, cells));
    rows.push(
      `<tr data-origin="measured"><th scope="row">${escape(t('pool.field.others'))}</th><td>${escape(say('ms', othersS * 1000, {significant: 3}))}</td><td>${escape(t('pool.origin.measured'))}</td></tr>`,
    );
  }
  const cell = cellWith(cells, state.cell);
  const note = t(`pool.numbersNote.${cell.study}`, {cell: nameOf(cell, words)});
  const head = ['number', 'value', 'origin'].map(
    (key) => `<th scope="col">${escape(t(`pool.column.${key}`))}</th>`,
  );
  return `${table(t('pool.numbers'), head.join(''), rows)}<p class="explorable-note">${escape(note)}</p>`;
}

/** Boot and connection are measured as one difference, and divided by two others. */
const originOf = (name: string) =>
  ['boot', 'ccpu'].includes(name) ? 'divided' : name === 'waits' ? 'asked' : 'measured';
