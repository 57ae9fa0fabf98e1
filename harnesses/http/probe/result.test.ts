import {expect, test} from 'vitest';
import {checkOf} from '../../test/site-check.ts';
import {isOfProbe, probeResultOf} from './result.ts';
import {PROBE_CELLS} from './session.ts';

const machine = {
  ...{os: 'Debian', kernel: '6', virtualisation: 'none', cpuModel: 'X', cores: 2, memoryGb: 8},
  versions: {php: '8.2', postgresql: '15', nginx: '1.22', swoole: '6'},
  ...{commit: 'abcdef0123456789', uncommittedChanges: false},
};
const at = '2026-11-22T10:00:00.000Z';
const session = {
  ...{kind: 'session', at, seed: 7, commandLine: 'harnesses/http/run probe', machine},
  ...{measures: 'probe', tool: 'own', quietCanaryMs: 10},
  placements: {shared: {php: null, others: null, generator: null}},
};
const cellOf = (runtime, app) =>
  PROBE_CELLS.find((cell) => cell.runtime === runtime && cell.app === app);
const KEPT = cellOf('swoole', 'small');
const BOOTED = cellOf('fpm-nginx', 'symfony');

const clock = (cpuMs, ioMs) => ({cpuMs, ioMs, wallMs: cpuMs + ioMs});

/** A run whose harness says 4 ms CPU time and the probe a quarter less, of a cell that boots or keeps. */
function runOf(cell, block, more = {}) {
  const boots = cell.application === 'per-request';
  const part = (value) => (boots ? value : null);
  return {
    ...{kind: 'run', cell, block, attempt: 1, accepted: true, status: 'measured', noise: null},
    ...{startedAt: at, warmUpS: 2, measureS: 5, timeoutMs: 10_000},
    load: {model: 'closed', vus: 1},
    canaryMs: {before: 10, after: 11},
    comparison: {
      ...{requests: 100, probe: clock(3 + block, 20), harness: clock(4 + block, 21)},
      parts: {boot: part({cpuMs: 1, ioMs: 0.5}), connect: part({cpuMs: 2, ioMs: 3})},
    },
    ...more,
  };
}

function exported(runs) {
  const entries = [session, ...runs];
  const ofKind = (kind) => entries.filter((one) => one.kind === kind);
  const journal = {path: 'journal', entries, ofKind};
  const published = {file: 'probe.journal.ndjson.gz', lines: 7, bytes: 9, sha256: 'a'.repeat(64)};
  expect(isOfProbe(journal)).toBe(true);
  return JSON.parse(
    JSON.stringify(probeResultOf(journal, {study: 'own', name: 'probe', published})),
  );
}

const BLOCKS = [1, 2, 3, 4, 5, 6];

test('what the probe alone sees stands with its clock, and only where every run has it', () => {
  const usage = {kernelMs: 0.5, peakMb: 6};
  const runs = BLOCKS.map((block) => runOf(KEPT, block));
  const telling = runs.map((run) => ({...run, comparison: {...run.comparison, usage}}));
  const valuesOf = (result) =>
    result.measurements.find(({id}) => id === 'swoole-kept-blocking.probe').values;
  const told = exported(telling);
  expect(checkOf(told).problems).toEqual([]);
  // 100 requests in each run
  expect(valuesOf(told).cpuSystemS.value).toBe(0.05);
  expect(valuesOf(told).cpuTotalS.values).toEqual([0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
  expect(valuesOf(told).phpAllocatedMb.value).toBe(6);
  expect(valuesOf(exported([...telling.slice(1), runs[0]]))).not.toHaveProperty('cpuSystemS');
});

test('a journal of the probe becomes a valid result file with both clocks and the parts of each cell', () => {
  const result = exported([KEPT, BOOTED].flatMap((cell) => BLOCKS.map((b) => runOf(cell, b))));
  expect(checkOf(result).problems).toEqual([]);
  const by = Object.fromEntries(result.measurements.map((one) => [one.id, one]));
  expect(Object.keys(by).sort()).toEqual([
    'fpm-nginx-symfony-per-request-blocking.boot',
    'fpm-nginx-symfony-per-request-blocking.connect',
    'fpm-nginx-symfony-per-request-blocking.harness',
    'fpm-nginx-symfony-per-request-blocking.probe',
    'swoole-kept-blocking.harness',
    'swoole-kept-blocking.probe',
  ]);
  const {values, runs, parameters} = by['swoole-kept-blocking.probe'];
  expect(parameters).toEqual({clock: 'probe'});
  expect(values.cpuMs).toEqual({
    ...{value: 6.5, values: [4, 5, 6, 7, 8, 9]},
    interval: {low: 4, high: 9, level: 0.96875, kind: 'order-statistics'},
  });
  expect(runs.map(({block}) => block)).toEqual(BLOCKS);
  expect(by['swoole-kept-blocking.harness'].values.ioMs.value).toBe(21);
});

test('a run beside a noisy host is counted and left out; a cell that failed has no values', () => {
  const noisy = runOf(KEPT, 1, {accepted: false, again: 'canary 14.0 ms, more than 1.3 times'});
  const failed = {status: 'crashed', reason: 'php ended', comparison: undefined};
  const result = exported([
    ...[noisy, runOf(KEPT, 1, {attempt: 2})],
    ...[runOf(BOOTED, 1, failed)],
  ]);
  expect(checkOf(result).problems).toEqual([]);
  const [broken, , kept] = result.measurements;
  expect(broken).toMatchObject({
    status: 'failed',
    values: {},
    notes: ['Block 1: crashed: php ended'],
  });
  expect(kept.rejectedRuns).toEqual([{reason: 'canary above its limit', count: 1}]);
  expect(kept.values.cpuMs).toEqual({value: 4});
});

test('the think time of the load is in the result', () => {
  const load = {model: 'closed', vus: 1, thinkTimeMs: 250};
  expect(exported([runOf(KEPT, 1, {load})]).load.thinkTimeS).toBe(0.25);
  expect(exported([runOf(KEPT, 1)]).load.thinkTimeS).toBe(0);
});
