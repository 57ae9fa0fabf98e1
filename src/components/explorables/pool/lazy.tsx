import TableBox from '../frame/TableBox.tsx';
import {nameOf} from './say.ts';
import {SIDES, timesOf, workOf} from './setups.ts';
import {NUMBERS, NUMBER_NAMES, cellWith, idleOf, stateOf} from './state.ts';
import {storiesOf} from './stories.ts';
import {headOf} from './timelines.ts';
import type {Words} from '../frame/words.ts';
import type {State, Cell} from './state.ts';
import type {TablesProps} from './Tables.tsx';
import type {Results, Statistics} from './worker.ts';
import type {Timeline} from './timelines.ts';

// What a first touch doesn't need, in a file of its own: tables that stay closed until they are opened, and the statistics
// of many requests, which the Web Worker computes meanwhile.

const COLUMNS = [
  ...['arrivedS', 'queuedS', 'computedS', 'waitedS', 'heldUpS', 'answeredS'],
] as const;

/** What each request did. */
export function RecordTables({timelines, words}: TablesProps) {
  const head = headOf(['request', ...COLUMNS.map((key) => key.slice(0, -1))], words);
  return SIDES.map((side) => {
    const rows = storiesOf(timelines[side]).map((story) => ({
      cells: [story.request + 1, ...COLUMNS.map((key) => words.number(toTenth(story[key] * 1000)))],
    }));
    return <TableBox key={side} caption={words.t(`pool.table.${side}`)} {...{head, rows}} />;
  });
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Where a measured number is from: boot and connection are measured as one difference, and divided by two others. */
const ORIGINS: Record<string, string> = {
  ...{tcpu: 'measured', tio: 'measured', cwait: 'measured'},
  ...{boot: 'divided', ccpu: 'divided', waits: 'asked'},
};

/** Every number that the model uses, with where it is from. */
export function NumbersTable({state, cells, words}: TablesProps) {
  const {t, ms, say, number} = words;
  const given = stateOf(cells, state.cell);
  const idle = idleOf(state);
  const rowOf = (name: string, value: string, origin: string) => ({
    ...{origin, cells: [t(`pool.field.${name}`), value, t(`pool.origin.${origin}`)]},
  });
  const rows = NUMBER_NAMES.filter((name) => !idle.includes(name)).map((name) => {
    const {unit} = NUMBERS[name];
    const value = unit ? say(unit, state[name], {significant: 3}) : number(state[name]);
    const isGiven = state[name] === given[name];
    return rowOf(name, value, isGiven ? (ORIGINS[name] ?? 'assumed') : 'typed');
  });
  if (state.others)
    rows.push(rowOf('others', ms(timesOf(workOf(state, cells)).othersS), 'measured'));
  const cell = cellWith(cells, state.cell);
  return (
    <>
      <TableBox
        caption={t('pool.numbers')}
        head={headOf(['number', 'value', 'origin'], words)}
        rows={rows}
      />
      <p className="explorable-note">
        {t(`pool.numbersNote.${cell.study}`, {cell: nameOf(cell, words)})}
      </p>
    </>
  );
}

/** An error below a thousandth is that of rounding. */
const LEAST_ERROR = 5e-4;

type StatisticsProps = {results: Results; state: State; words: Words};

/**
 * Throughput and percentiles of many requests, with their error, and the cap divided by the rate where requests are
 * turned away.
 */
export function StatisticsTable({results, state: {total, cap, every}, words}: StatisticsProps) {
  const {t, ms, say, number, counted} = words;
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
      <TableBox
        caption={t('pool.statistics.caption', {requests: t('pool.requests', counted(total))})}
        head={['', ...SIDES.map((side) => t(`pool.side.${side}`))]}
        rows={Object.entries(rows).map(([key, of]) => ({
          cells: [t(`pool.statistics.${key}`), ...SIDES.map((side) => of(results[side]))],
        }))}
      />
      <p className="explorable-note">
        {t('pool.statistics.note')}
        {every > 0 && ` ${t('pool.statistics.others')}`}
      </p>
    </>
  );
}

/** What the statistics say in one sentence, and in another of requests that others hold up where some compute longer. */
export function statisticsSentence(
  {blocking, coroutines}: Results,
  {t, ms, say}: Words,
  {every}: Pick<State, 'every'>,
): string {
  const rate = ({summary}: Statistics) => say('perS', summary.throughputPerS, {significant: 3});
  const at = (name: 'p50' | 'p99', {summary}: Statistics) =>
    summary.latencyS ? ms(summary.latencyS[name].value) : '–';
  const sentence = t('pool.statistics.sentence', {
    ...{blocking: rate(blocking), blockingMedian: at('p50', blocking)},
    ...{coroutines: rate(coroutines), coroutinesMedian: at('p50', coroutines)},
  });
  const p99s = {blocking99: at('p99', blocking), coroutines99: at('p99', coroutines)};
  return every > 0 ? `${sentence} ${t('pool.statistics.heldUp', p99s)}` : sentence;
}

/** `lit`: the formula or symbol that is lit up, by its place */
export interface LightProps {
  lit?: string;
  onLight?: (place: string, shows: string, element: Element) => void;
}

/** The closed formulas beside the record. */
export function FormulaTables({state, cells, timelines, words, ...light}: TablesProps) {
  const {t} = words;
  const head = headOf(['formula', 'fromFormula', 'fromRecord', 'difference'], words);
  return (
    <>
      <p className="explorable-note" data-screen-only="">
        {t('pool.formulas.note')}
      </p>
      {SIDES.map((side) => {
        const rows = formulasOf(state, cells, timelines[side]).map((formula) => {
          const place = `${side} ${formula.id}`;
          const name = <FormulaButton formula={formula.formula} {...{place, ...light}} />;
          return {cells: [name, ...comparedTexts(formula, words)]};
        });
        return <TableBox key={side} caption={t(`pool.formulas.${side}`)} {...{head, rows}} />;
      })}
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
  const s0 = {wanted: (cpuS + ioS) * 1000, found: (computedS + waitedS) * 1000};
  const beta = {wanted: ioS / cpuS, found: waitedS / computedS};
  const inFlight = perS * mean((story) => story.answeredS - story.arrivedS);
  const slotBound = coroutinesPerWorker > 1 ? 'X ≤ N · C / S₀' : 'X ≤ N / S₀';
  return [
    {id: 's0', formula: 'S₀ = T_cpu + T_io', unit: 'ms', ...s0},
    {id: 'beta', formula: 'β = T_io / T_cpu', unit: 'ratio', ...beta},
    {id: 'slots', formula: slotBound, ...bound, wanted: slots / (cpuS + ioS)},
    {id: 'workers', formula: 'X ≤ N / T_cpu', ...bound, wanted: workers / cpuS},
    {id: 'cores', formula: 'X ≤ cores / ΣT_cpu', ...bound, wanted: cores / (cpuS + othersS)},
    {id: 'little', formula: 'L = X · W', unit: 'count', wanted: inFlight, found: levels.inFlight},
  ];
}

/** What a formula gives, what the record does, and what is between them. */
function comparedTexts({unit, wanted, found, isBound}: Formula, {t, say}: Words) {
  const isWithin = isBound && found <= wanted * 1.0005;
  const isSame = Math.abs(found - wanted) <= 5e-4 * Math.abs(wanted);
  const percent = () => say('percent', (found / wanted) * 100 - 100, {digits: 1, sign: true});
  return [
    ...[wanted, found].map((value) => say(unit, value, {significant: 3})),
    isWithin ? t('pool.within') : isSame ? t('pool.same') : percent(),
  ];
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
export function FormulaButton(props: LightProps & {formula: string; place: string}) {
  const {formula, place, lit, onLight} = props;
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
