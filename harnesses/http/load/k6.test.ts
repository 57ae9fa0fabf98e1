import {chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {K6_VERSION, reportOf, runK6} from './k6.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const load = {model: 'open', ratePerS: 100, maxInFlight: 50};
const latency = {
  type: 'trend',
  values: {
    avg: 900,
    min: 20,
    med: 995,
    max: 1020,
    'p(75)': 998,
    'p(90)': 999,
    'p(95)': 1000,
    'p(99)': 1010,
    count: 200,
  },
};
const counter = (count) => ({type: 'counter', values: {count, rate: 1}});

test('a summary of k6 becomes the report of the harness', () => {
  const report = reportOf(
    {metrics: {bc_latency: latency, bc_ok: counter(200), dropped_iterations: counter(190)}},
    load,
    4,
  );
  expect(report).toMatchObject({
    throughputPerS: 50,
    arrivals: 400,
    droppedRequests: 190,
    failedRequests: 0,
    measuredFrom: 'sent',
  });
  expect(report.latencyMs).toMatchObject({p50: 995, p99: 1010, mean: 900});
});

test('metrics that k6 leaves out are zero: no drops, no failures', () => {
  const report = reportOf({metrics: {bc_latency: latency, bc_ok: counter(400)}}, load, 4);
  expect(report).toMatchObject({droppedRequests: 0, failedRequests: 0, errors: {}});
});

test('a run in which nothing was right has no latency', () => {
  const report = reportOf({metrics: {bc_failed: counter(30)}}, load, 4);
  expect(report.latencyMs).toEqual({count: 0});
  expect(report.failedRequests).toBe(30);
});

test('what k6 doesn’t tell is unknown, and not 0', () => {
  const report = reportOf({metrics: {bc_latency: latency, bc_ok: counter(400)}}, load, 4);
  expect(report.unfinishedRequests).toBeUndefined();
});

test.each([
  ['k6 v1.8.1 (go1.26.1, linux/amd64)', '1.8.1'],
  ['k6-v1.8-linux-amd64 v1.8.1 (commit/4ad4dd1e7c, go1.26.1, linux/amd64)', '1.8.1'],
  [
    'load-tool2 v2.0.0-rc1 (go1.26.1, linux/amd64)\nExtensions:\n  x v0.3.0, k6/x (dist)',
    '2.0.0-rc1',
  ],
])('the version of k6 is read whatever its file is called: %s', (said, version) => {
  expect(K6_VERSION[2].exec(said)?.[1]).toBe(version);
});

/** CPU time that the stand-in for k6 spends before its load. */
const START_CPU_MS = 500;

/** Starts as k6 does, with much CPU time, and then waits for the time of the load. */
const STAND_IN = `#!${process.execPath}
const {writeFileSync} = require('node:fs');
if (process.argv[2] === 'version') {
  console.log('k6-of-mine v1.8.1 (go1.26.1, linux/amd64)');
  process.exit();
}
const used = () => process.cpuUsage().user / 1000;
while (used() < ${START_CPU_MS});
console.error(process.env.BC_LOAD_BEGINS);
setTimeout(() => {
  writeFileSync(process.env.BC_SUMMARY, JSON.stringify({metrics: {}}));
  setTimeout(() => {}, 500);
}, Number(process.env.BC_DURATION_S) * 1000);
`;

test.skipIf(process.platform !== 'linux')(
  'the window opens with the load: what k6 spends before is no part of it',
  async () => {
    const work = mkdtempSync(join(tmpdir(), 'k6-'));
    const bin = join(work, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'k6'), STAND_IN);
    chmodSync(join(bin, 'k6'), 0o755);
    vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
    const said = [];
    const order = {url: 'http://127.0.0.1:1', load, warmUpS: 0, measureS: 0.2, timeoutMs: 1, work};
    const report = await runK6(order, {
      windowOpens: () => said.push(readFileSync(join(work, 'k6.log'), 'utf8').trim()),
      windowCloses: () => said.push('closed'),
    });
    expect(said).toEqual(['the load begins', 'closed']);
    expect(report.cpuMs).toBeLessThan(START_CPU_MS / 2);
    expect(report.tool).toEqual({name: 'k6', version: '1.8.1'});
  },
);

/** The script's functions, with k6's own modules put in. */
function scriptWith(load, answer) {
  const slept = [];
  const source = readFileSync(new URL('k6-script.js', import.meta.url), 'utf8')
    .replaceAll(/^import .*$/gm, '')
    .replace('export default function', 'function iterate')
    .replaceAll(/^export /gm, '');
  const modules = {
    sleep: (s) => slept.push(s),
    exec: {scenario: {iterationInTest: 0, startTime: Date.now()}},
    http: {get: () => ({timings: {duration: 1}, ...answer})},
    Counter: class {
      add() {}
    },
    Trend: class {
      add() {}
    },
    __ENV: {BC_LOAD: JSON.stringify(load), BC_DURATION_S: '1', BC_EXPECTED_START: 'ok'},
  };
  const script = new Function(...Object.keys(modules), `${source}; return {iterate};`);
  return {slept, ...script(...Object.values(modules))};
}

test.each([
  ['thinks as long as it was told', {thinkTimeMs: 250}, {status: 200, body: 'ok'}, [0.25]],
  ['doesn’t think if it was not', {}, {status: 200, body: 'ok'}, []],
  ['doesn’t spin on a dead server', {}, {status: 0, body: null}, [0.01]],
])('a user of the k6 script %s', (_what, think, answer, slept) => {
  const script = scriptWith({model: 'closed', vus: 2, ...think}, answer);
  script.iterate();
  expect(script.slept).toEqual(slept);
});

test('an open load never thinks', () => {
  const script = scriptWith({...load, thinkTimeMs: 250}, {status: 200, body: 'ok'});
  script.iterate();
  expect(script.slept).toEqual([]);
});
