import {expect, test} from 'vitest';
import {effectsOf} from '../chart-data/effects.ts';
import {factorialRun} from '../chart-data/fixtures/factorial-run.ts';
import {analysisUnits, valuesByUnit} from './analysis-units.ts';

const startedAt = '2026-01-01T00:00:00Z';
/** A run of ten blocks, two to a session; what a session has of its own is in the ratio of every other cell. */
const SESSIONS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
const ofSession = [1.3, 0.8, 1.1, 0.9, 1];
const ofBlock = (block) => 1 + (block % 2) / 100;

function runInSessions(sessions = SESSIONS) {
  const run = factorialRun(() => 1000);
  run.origin.harness = {blocks: sessions.length};
  for (const measurement of run.measurements) {
    const isKept = run.systems[measurement.system].factors.application === 'kept';
    measurement.runs = sessions.map((session, index) => ({block: index + 1, session, startedAt}));
    const factor = (session, index) => (isKept ? 2 * ofSession[session - 1] * ofBlock(index) : 1);
    const values = sessions.map((session, index) => 100 * factor(session, index));
    measurement.values.throughputPerS = {value: values[0], values};
  }
  return run;
}

const factors = [
  {id: 'application', levels: ['booted-per-request', 'kept']},
  {id: 'waiting', levels: ['blocking', 'coroutine']},
];
const effectsIn = (run) =>
  effectsOf(run, {
    factors,
    measurementAt: ([application, waiting]) =>
      run.measurements.find(({id, system}) => {
        const of = run.systems[system].factors;
        const isAt = of.application === application && of.waiting === waiting;
        return isAt && of.connection === 'kept' && id.endsWith('saturated');
      }),
  }).effects;

test('an effect rests on the sessions, one value each, not on all of their blocks', () => {
  const run = runInSessions();
  expect(analysisUnits(run).blocks.slice(0, 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const {y, low, high, sessions} = effectsIn(run)[0];
  const logs = ofSession.map((own) => Math.log(2 * own) + Math.log(1.01) / 2);
  const mean = logs.reduce((sum, log) => sum + log, 0) / 5;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / 4;
  const half = 2.776445 * Math.sqrt(variance / 5);
  expect(sessions).toBe(5);
  expect(y).toBeCloseTo(Math.exp(mean), 9);
  expect(low).toBeCloseTo(Math.exp(mean - half), 5);
  expect(high).toBeCloseTo(Math.exp(mean + half), 5);
});

test('one session, or none on record, leaves the blocks as they were', () => {
  const one = runInSessions(SESSIONS.map(() => 1));
  const none = runInSessions();
  for (const {runs} of none.measurements) for (const each of runs) delete each.session;
  for (const run of [one, none]) {
    expect(analysisUnits(run).kind).toBe('block');
    expect(effectsIn(run)[0].sessions).toBeUndefined();
  }
  expect(analysisUnits({origin: {}, measurements: []})).toBeNull();
});

test('with a block for each session the interval is that of the blocks', () => {
  const sessions = [1, 2, 3, 4, 5];
  const [apart] = effectsIn(runInSessions(sessions));
  const together = runInSessions(sessions);
  for (const {runs} of together.measurements) for (const each of runs) delete each.session;
  expect(apart).toEqual({...effectsIn(together)[0], sessions: 5});
});

test('a session that lacks a run has no value, and a block that two sessions share counts to the first', () => {
  const run = runInSessions();
  const [cell, other] = run.measurements;
  cell.runs.splice(3, 1);
  cell.values.throughputPerS.values.splice(3, 1);
  const values = valuesByUnit(run, cell, cell.values.throughputPerS);
  expect(values.map((value) => value === null)).toEqual([false, true, false, false, false]);
  other.runs[1].session = 2;
  expect(analysisUnits(run).blocks[0]).toEqual([1, 2]);
});
