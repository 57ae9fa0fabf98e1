import {expect, test} from 'vitest';
import {EQUIVALENCE_MARGIN} from '../../lib/statistics/compare.ts';
import {journalOf, runOf} from './published.ts';
import {quantitiesOf} from './quantity.ts';

// Sentences of the study that carry no number of their own, held to the published journals and result files.

const linesOf = (name) => journalOf(`state-or-coroutines/${name}`);
const valueOf = quantitiesOf('state-or-coroutines');
const overlap = (one, other) =>
  valueOf(`${one}-low`) <= valueOf(`${other}-high`) &&
  valueOf(`${other}-low`) <= valueOf(`${one}-high`);

test.each(['frameworks', 'runtimes'])('no cell of %s kept up with its offered rate', (name) => {
  const runs = linesOf(name).filter(({kind, accepted}) => kind === 'run' && accepted);
  expect(runs.length).toBeGreaterThan(0);
  expect(
    runs.filter(({unsaturated, report}) => unsaturated || report.droppedRequests === 0),
  ).toEqual([]);
});

test('with first attempts in place of repeated runs, each effect on Swow stays within its interval', () => {
  const first = linesOf('runtimes').filter(
    ({kind, attempt, cell}) => kind === 'run' && attempt === 1 && cell.runtime === 'swow',
  );
  const logOf = (state, waiting) => {
    const runs = first.filter(
      ({cell}) =>
        cell.application === state && cell.connection === state && cell.waiting === waiting,
    );
    expect(runs).toHaveLength(6);
    return runs.reduce((sum, {report}) => sum + Math.log(report.throughputPerS), 0) / 6;
  };
  const [none, state, waiting, both] = [
    logOf('per-request', 'blocking'),
    logOf('kept', 'blocking'),
    logOf('per-request', 'coroutine'),
    logOf('kept', 'coroutine'),
  ];
  const effects = {
    state: (state + both - none - waiting) / 2,
    waiting: (waiting + both - none - state) / 2,
    both: both - waiting - state + none,
  };
  for (const [effect, log] of Object.entries(effects)) {
    expect(Math.exp(log), effect).toBeGreaterThan(valueOf(`runtime-${effect}-swow-low`));
    expect(Math.exp(log), effect).toBeLessThan(valueOf(`runtime-${effect}-swow-high`));
  }
});

test.each(['state', 'waiting', 'both'])(
  'the first run’s server, measured again, gives the same effect within the intervals: %s',
  (effect) => {
    expect(overlap(`${effect}-2`, `runtime-${effect}-fiber`)).toBe(true);
  },
);

test('runtimes with everything kept and coroutines have overlapping intervals of throughput', () => {
  const {measurements, systems} = runOf('state-or-coroutines/runtimes');
  const intervals = measurements
    .filter(({system}) => {
      const {waiting, factors} = systems[system];
      return waiting === 'coroutine' && factors.application === 'kept';
    })
    .map(({values}) => values.throughputPerS.interval);
  expect(intervals).toHaveLength(4);
  expect(Math.max(...intervals.map(({low}) => low))).toBeLessThan(
    Math.min(...intervals.map(({high}) => high)),
  );
});

test('without a wait coroutines served less by the rule of five per cent', () => {
  expect(valueOf('gain-no-wait-high')).toBeLessThan(1 / (1 + EQUIVALENCE_MARGIN));
});
