import React from 'react';
import {nameOf} from './say.ts';
import {timesOf, workOf} from './setups.ts';
import {NUMBERS, NUMBER_NAMES, cellWith, idleOf, stateOf} from './state.ts';
import {storiesOf} from './stories.ts';
import {Heads, SIDES, Table} from './Table.tsx';
import type {Words} from '../frame/words.ts';
import type {Side} from './setups.ts';
import type {State} from './state.ts';
import type {TablesProps} from './Table.tsx';
import type {Results, Statistics} from './worker.ts';

// What a first touch doesn't need, in a file of its own: tables that stay closed until they are opened, and the statistics
// of many requests, which the Web Worker computes meanwhile.

export {FormulaTables} from './Formulas.tsx';

const COLUMNS = [
  ...['arrivedS', 'queuedS', 'computedS', 'waitedS', 'heldUpS', 'answeredS'],
] as const;

/** What each request did. */
export function RecordTables({timelines, words}: TablesProps) {
  const names = ['request', ...COLUMNS.map((key) => key.slice(0, -1))];
  return SIDES.map((side) => (
    <Table key={side} caption={words.t(`pool.table.${side}`)} head={<Heads {...{names, words}} />}>
      {storiesOf(timelines[side]).map((story) => (
        <tr key={story.request}>
          <th scope="row">{story.request + 1}</th>
          {COLUMNS.map((key) => (
            <td key={key}>{words.number(toTenth(story[key] * 1000))}</td>
          ))}
        </tr>
      ))}
    </Table>
  ));
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

const MEASURED = ['tcpu', 'tio', 'boot', 'ccpu', 'cwait', 'waits'];

/** Every number that the model uses, with where it is from. */
export function NumbersTable({state, cells, words}: TablesProps) {
  const {t, say, number} = words;
  const given = stateOf(cells, state.cell);
  const idle = idleOf(state);
  const rows = NUMBER_NAMES.filter((name) => !idle.includes(name)).map((name) => {
    const {unit} = NUMBERS[name];
    const isGiven = state[name] === given[name];
    const origin = !isGiven ? 'typed' : MEASURED.includes(name) ? originOf(name) : 'assumed';
    return {
      name,
      origin,
      value: unit ? say(unit, state[name], {significant: 3}) : number(state[name]),
    };
  });
  const {othersS} = timesOf(workOf(state, cells));
  const others = {
    name: 'others',
    origin: 'measured',
    value: say('ms', othersS * 1000, {significant: 3}),
  };
  const cell = cellWith(cells, state.cell);
  return (
    <>
      <Table
        caption={t('pool.numbers')}
        head={<Heads names={['number', 'value', 'origin']} words={words} />}
      >
        {[...rows, ...(state.others ? [others] : [])].map(({name, origin, value}) => (
          <tr key={name} data-origin={origin}>
            <th scope="row">{t(`pool.field.${name}`)}</th>
            <td>{value}</td>
            <td>{t(`pool.origin.${origin}`)}</td>
          </tr>
        ))}
      </Table>
      <p className="explorable-note">
        {t(`pool.numbersNote.${cell.study}`, {cell: nameOf(cell, words)})}
      </p>
    </>
  );
}

/** Boot and connection are measured as one difference, and divided by two others. */
const originOf = (name: string) =>
  ['boot', 'ccpu'].includes(name) ? 'divided' : name === 'waits' ? 'asked' : 'measured';

/** An error below a thousandth is that of rounding. */
const LEAST_ERROR = 5e-4;

/**
 * Throughput and percentiles of many requests, with their error, and the cap divided by the rate where requests are
 * turned away.
 */
export function StatisticsTable({
  results,
  state: {total, cap},
  words,
}: {
  results: Results;
  state: State;
  words: Words;
}) {
  const {t, say, number, counted} = words;
  const ms = (seconds: number) => say('ms', seconds * 1000, {significant: 3});
  const latency =
    (name: 'p50' | 'p95' | 'p99') =>
    ({summary}: Statistics) => {
      const estimate = summary.latencyS?.[name];
      if (!estimate) return '–';
      const isVisible = (estimate.error ?? 0) > estimate.value * LEAST_ERROR;
      const error = isVisible ? ` ± ${ms(2 * Number(estimate.error))}` : '';
      return `${ms(estimate.value)}${error}`;
    };
  const rows: Record<string, (side: Statistics) => string> = {
    throughput: ({summary}) => say('perS', summary.throughputPerS, {significant: 3}),
    dropped: ({dropped, sent}) => say('percent', (dropped / (dropped + sent)) * 100, {digits: 0}),
    p50: latency('p50'),
    p95: latency('p95'),
    p99: latency('p99'),
    inFlight: ({levels}) => number(toTenth(levels.inFlight)),
    busyCores: ({levels, cores}) => say('percent', (levels.busyCores / cores) * 100, {digits: 0}),
    capped: ({summary, dropped}) => (dropped > 0 ? ms(cap / summary.throughputPerS) : '–'),
  };
  return (
    <>
      <Table
        caption={t('pool.statistics.caption', {requests: t('pool.requests', counted(total))})}
        head={
          <>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`pool.side.${side}`)}
              </th>
            ))}
          </>
        }
      >
        {Object.entries(rows).map(([key, of]) => (
          <tr key={key}>
            <th scope="row">{t(`pool.statistics.${key}`)}</th>
            {SIDES.map((side) => (
              <td key={side}>{of(results[side])}</td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="explorable-note">{t('pool.statistics.note')}</p>
    </>
  );
}

/** What the statistics say in one sentence. */
export function statisticsSentence(
  {blocking, coroutines}: Record<Side, Statistics>,
  {t, say}: Words,
): string {
  const rate = ({summary}: Statistics) => say('perS', summary.throughputPerS, {significant: 3});
  const median = ({summary}: Statistics) =>
    summary.latencyS ? say('ms', summary.latencyS.p50.value * 1000, {significant: 3}) : '–';
  return t('pool.statistics.sentence', {
    ...{blocking: rate(blocking), blockingMedian: median(blocking)},
    ...{coroutines: rate(coroutines), coroutinesMedian: median(coroutines)},
  });
}
