import React from 'react';
import {timesOf, workOf} from './setups.ts';
import {storiesOf} from './stories.ts';
import {Heads, SIDES, Table} from './Table.tsx';
import type {Words} from '../frame/words.ts';
import type {Cell, State} from './state.ts';
import type {TablesProps} from './Table.tsx';
import type {Timeline} from './timelines.ts';

/** `lit`: the formula or symbol that is lit up, by its place */
export interface LightProps {
  lit?: string;
  onLight?: (place: string, shows: string, element: Element) => void;
}

/** The closed formulas beside the record. */
export function FormulaTables({state, cells, timelines, words, ...light}: TablesProps) {
  const {t} = words;
  const names = ['formula', 'fromFormula', 'fromRecord', 'difference'];
  return (
    <>
      <p className="explorable-note" data-screen-only="">
        {t('pool.formulas.note')}
      </p>
      {SIDES.map((side) => (
        <Table key={side} caption={t(`pool.formulas.${side}`)} head={<Heads {...{names, words}} />}>
          {formulasOf(state, cells, timelines[side]).map((formula) => (
            <FormulaRow
              key={formula.id}
              place={`${side} ${formula.id}`}
              {...{formula, words}}
              {...light}
            />
          ))}
        </Table>
      ))}
    </>
  );
}

export type Formula = {
  id: string;
  formula: string;
  unit: string;
  wanted: number;
  found: number;
  isBound?: boolean;
};

export function formulasOf(state: State, cells: readonly Cell[], timeline: Timeline): Formula[] {
  const {cpuS, ioS, othersS} = timesOf(workOf(state, cells));
  const {record} = timeline;
  const {workers, coroutinesPerWorker, cores} = record.setup;
  const {requests, elapsedS, levels} = record;
  const stories = storiesOf(timeline);
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
      formula: 'S₀ = T_cpu + T_io',
      unit: 'ms',
      wanted: (cpuS + ioS) * 1000,
      found: (computedS + waitedS) * 1000,
    },
    {
      id: 'beta',
      formula: 'β = T_io / T_cpu',
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
    {...bound, id: 'workers', formula: 'X ≤ N / T_cpu', wanted: workers / cpuS},
    {
      ...bound,
      id: 'cores',
      formula: 'X ≤ cores / ΣT_cpu',
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

function FormulaRow({
  formula: {formula, unit, wanted, found, isBound},
  place,
  words: {t, say},
  ...light
}: LightProps & {formula: Formula; place: string; words: Words}) {
  const written = (value: number) => say(unit, value, {significant: 3});
  const difference =
    Math.abs(found - wanted) <= 5e-4 * Math.abs(wanted)
      ? t('pool.same')
      : say('percent', (found / wanted) * 100 - 100, {digits: 1, sign: true});
  return (
    <tr>
      <th scope="row">
        <FormulaButton {...{formula, place}} {...light} />
      </th>
      <td>{written(wanted)}</td>
      <td>{written(found)}</td>
      <td>{isBound && found <= wanted * 1.0005 ? t('pool.within') : difference}</td>
    </tr>
  );
}

/**
 * Parts of the picture that a symbol is a length or an area of: what computes, what waits, what is held up, who queues,
 * busy cores, the lanes of workers. Throughput alone has none.
 */
const SHOWS: Record<string, string> = {
  'S₀': 'cpu io',
  T_cpu: 'cpu',
  T_io: 'io',
  ΣT_cpu: 'cores',
  cores: 'cores',
  N: 'lanes',
  C: 'lanes',
  L: 'cpu io held queue',
  W: 'cpu io held queue',
};

const SYMBOL = /(Σ?T_\w+|S₀|cores|\b[NCLW]\b)/u;

/**
 * A formula as a button that lights up what it speaks of; a touch on a symbol lights up that alone.
 *
 * @param props `place`: tells one formula from another
 */
export function FormulaButton({
  formula,
  place,
  lit,
  onLight,
}: LightProps & {formula: string; place: string}) {
  // Every second piece is a symbol.
  const pieces = formula.split(SYMBOL);
  const shown = pieces.flatMap((piece, at) => (at % 2 ? SHOWS[piece].split(' ') : []));
  const lighting = (own: string, shows: string) => ({
    'data-shows': shows,
    'data-on': lit === own ? '' : undefined,
    onClick(event: React.MouseEvent<HTMLElement>) {
      event.stopPropagation();
      onLight?.(own, shows, event.currentTarget);
    },
  });
  return (
    <button
      type="button"
      className="pool-term"
      aria-pressed={lit === place}
      {...lighting(place, [...new Set(shown)].join(' '))}
    >
      {pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        const [name, index] = piece.split('_');
        return (
          <span key={at} {...lighting(`${place} ${at}`, SHOWS[piece])}>
            {name}
            {index && <sub>{index}</sub>}
          </span>
        );
      })}
    </button>
  );
}
