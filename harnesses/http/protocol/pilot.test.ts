import {expect, test} from 'vitest';
import {makeCell, withCopies} from './cell.ts';
import {fixedRate, fixRates} from './pilot.ts';
import {makePlannedRun} from './session.ts';

const cell = makeCell({
  ...{runtime: 'factorial', app: 'small', application: 'kept', connection: 'kept'},
  ...{waiting: 'coroutine', workers: 1, coroutinesPerWorker: 16, workload: 'bench', ioWaitMs: 2},
  placement: 'shared',
});
const saturated = {cell, point: 'saturated', group: 'g'};
const below = {cell, point: 'below', group: 'g'};

function newSession(runOnce, plan = {}) {
  const entries = [];
  const journal = {
    folder: '/nowhere',
    append: (entry) => entries.push(entry),
    ofKind: (kind) => entries.filter((entry) => entry.kind === kind),
  };
  return {
    ...{runOnce, journal, entries, seed: 1, tell: () => {}, quietCanaryMs: 10, ceilingPerS: 10_000},
    plan: {warmUpS: 1, measureS: 10, maxInFlight: 80, noise: 'repeat', ...plan},
    progress: {total: 9, doneBefore: 0, made: 0, startedAt: 0},
    place: {},
  };
}

/** A server that answers what is offered up to its capacity, which may change from run to run. */
function serverOf(capacityAt, canaryMs = {before: 10, after: 10}) {
  let made = 0;
  return async (of, load, times) => {
    made += 1;
    const most = capacityAt(made);
    const throughputPerS = load.model === 'open' ? Math.min(load.ratePerS, most) : most;
    const report = {throughputPerS, latencyMs: {p50: 1}};
    return {cell: of, load, ...times, status: 'measured', report, canaryMs, foreignShare: 0};
  };
}

test('pilots fix the rate of each point before any block, and are no runs', async () => {
  const session = newSession(serverOf(() => 100));
  await fixRates(session, [saturated, below]);
  expect(session.journal.ofKind('pilot').map(({load}) => load.model)).toEqual(['closed', 'open']);
  expect(session.journal.ofKind('run')).toEqual([]);
  const rate = fixedRate(session.journal, saturated);
  expect(rate).toMatchObject({ratePerS: 140, throughputPerS: 100, fills: true});
  // V / (λ − X) is 2 s, and a quarter more.
  expect(rate.warmUpS).toBeCloseTo(2.5, 5);
  expect(fixedRate(session.journal, below)).toMatchObject({ratePerS: 60, warmUpS: 1});
});

test('a rate that a cell keeps up with is raised until it clearly doesn’t', async () => {
  const session = newSession(serverOf((made) => (made === 1 ? 40 : 100)));
  await fixRates(session, [saturated]);
  const tried = session.journal.ofKind('pilot').slice(1);
  expect(tried.map(({load}) => load.ratePerS)).toEqual([56, 84, 126]);
  expect(fixedRate(session.journal, saturated).ratePerS).toBe(126);
});

test('pilots that were made are not made again when a plan is resumed', async () => {
  const session = newSession(serverOf(() => 100));
  await fixRates(session, [saturated]);
  await fixRates(session, [saturated]);
  expect(session.journal.ofKind('pilot')).toHaveLength(2);
});

// Found by a review: such a run was thrown away and replaced by one at a higher rate, so the best of a cell were missing.
test('a run that keeps up with the saturating rate is kept, at the rate of all blocks, and says so', async () => {
  const session = newSession(serverOf((made) => (made === 4 ? 139 : 100)));
  await fixRates(session, [saturated]);
  for (const block of [1, 2, 3]) await makePlannedRun(session, saturated, block, session.runOnce);
  const runs = session.journal.ofKind('run');
  expect(runs.map(({block, accepted}) => [block, accepted])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  expect(runs.map(({report}) => report.throughputPerS)).toEqual([100, 139, 100]);
  expect(runs.map(({unsaturated}) => unsaturated)).toEqual([false, true, false]);
  // Found by a review: four cells had runs at two rates.
  expect(new Set(runs.map(({load}) => load.ratePerS))).toEqual(new Set([140]));
});

test('a run beside a noisy host is made again once, whatever it gave; a plan that records keeps it', async () => {
  const noisy = serverOf(() => 100, {before: 10, after: 20});
  const session = newSession(noisy);
  await makePlannedRun(session, {cell, point: 'closed', group: 'g'}, 1, session.runOnce);
  expect(session.journal.ofKind('run').map(({accepted}) => accepted)).toEqual([false, true]);
  const recording = newSession(noisy, {noise: 'record'});
  await makePlannedRun(recording, {cell, point: 'closed', group: 'g'}, 1, recording.runOnce);
  expect(recording.journal.ofKind('run')).toHaveLength(1);
});

test('a copy needs no pilot: it is offered what the cell itself is', async () => {
  const session = newSession(serverOf(() => 100));
  const runs = withCopies(cell, 2).map((each) => ({...saturated, cell: each}));
  await fixRates(session, runs);
  expect(session.journal.ofKind('pilot')).toHaveLength(2);
  expect(runs.map((run) => fixedRate(session.journal, run)?.ratePerS)).toEqual([140, 140]);
  for (const run of runs) await makePlannedRun(session, run, 1, session.runOnce);
  const keys = session.journal.ofKind('run').map(({key}) => key);
  expect(keys).toEqual([`${cell.id}.saturated.b1.a1`, `${cell.id}.a2.saturated.b1.a1`]);
});
