import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {failureOf, readGates} from './gates.ts';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gates-'));
  put({'proc/cpuinfo': 'flags : fpu', 'proc/loadavg': '0.10 0.20 0.30 1/95 7'});
  put({'proc/stat': statOf({})});
});
afterEach(() => rmSync(root, {recursive: true}));

function put(files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, `${text}\n`);
  }
}

/** Ticks of two cores since the machine's start: a hundredth of a second each. */
const statOf = ({user = 1000, idle = 90_000, steal = 50}) =>
  `cpu  ${user} 0 200 ${idle} 30 0 10 ${steal} 0 0\ncpu0 1\ncpu1 1\nintr 5`;

const CPU = 'sys/devices/system/cpu';

/** The steady machine; `changes` are other files. */
const STEADY = {
  [`${CPU}/cpu0/cpufreq/scaling_governor`]: 'performance',
  [`${CPU}/cpu1/cpufreq/scaling_governor`]: 'performance',
  [`${CPU}/intel_pstate/no_turbo`]: '1',
  [`${CPU}/cpu0/thermal_throttle/core_throttle_count`]: '4',
  [`${CPU}/cpu1/thermal_throttle/package_throttle_count`]: '3',
};

/** @param after files as they are when the second is over */
async function gatesOf({files = {}, after = {'proc/stat': statOf({idle: 90_200})}} = {}) {
  put(files);
  const pause = async () => put(after);
  const gates = await readGates({sys: join(root, 'sys'), proc: join(root, 'proc'), pause});
  return Object.fromEntries(gates.map((gate) => [gate.name, gate]));
}

test('a steady and quiet machine passes every gate, each with its value and its limit', async () => {
  const gates = await gatesOf({files: STEADY});
  expect(Object.values(gates).map(({state}) => state)).toEqual(Array(6).fill('passed'));
  expect(Object.values(gates).map(({value}) => value)).toEqual([
    'performance',
    'off',
    '0 events, 7 since the machine started',
    '0 %',
    '0.10 on 2 cores',
    '0 %',
  ]);
  expect(gates['steal time'].limit).toBe('1 % of a second');
});

test.each([
  [
    'governor',
    {[`${CPU}/cpu1/cpufreq/scaling_governor`]: 'powersave'},
    'performance and powersave',
  ],
  ['turbo', {[`${CPU}/intel_pstate/no_turbo`]: '0'}, 'on'],
  ['load average', {'proc/loadavg': '1.01 0.20 0.30 1/95 7'}, '1.01 on 2 cores'],
])('%s fails on its own, with the value and what to do', async (name, changed, value) => {
  const gates = await gatesOf({files: {...STEADY, ...changed}});
  const failed = Object.values(gates).filter(({state}) => state === 'failed');
  expect(failed.map((gate) => gate.name)).toEqual([name]);
  expect(failed[0].value).toBe(value);
  expect(failureOf(failed[0])).toMatch(/, limit .+: .+\. What to do: .+/);
});

test.each([
  ['steal time', {steal: 53, idle: 90_197}, '1.5 %'],
  ['other programs', {user: 1020, idle: 90_180}, '10 %'],
])('%s is a share of the second, and fails above its limit', async (name, ticks, value) => {
  const gates = await gatesOf({files: STEADY, after: {'proc/stat': statOf(ticks)}});
  expect(gates[name]).toMatchObject({state: 'failed', value});
});

test('a share at its limit passes', async () => {
  const after = {'proc/stat': statOf({steal: 52, user: 1010, idle: 90_188})};
  const gates = await gatesOf({files: STEADY, after});
  expect(gates['steal time']).toMatchObject({state: 'passed', value: '1 %'});
  expect(gates['other programs']).toMatchObject({state: 'passed', value: '5 %'});
});

test('throttling counts in the second alone', async () => {
  const hotter = {[`${CPU}/cpu0/thermal_throttle/core_throttle_count`]: '6'};
  const after = {'proc/stat': statOf({idle: 90_200}), ...hotter};
  const gates = await gatesOf({files: STEADY, after});
  expect(gates['thermal throttling']).toMatchObject({
    ...{state: 'failed', value: '2 events, 9 since the machine started'},
  });
});

test('AMD’s switch says whether the boost is on', async () => {
  expect((await gatesOf({files: {[`${CPU}/cpufreq/boost`]: '1'}})).turbo.state).toBe('failed');
  expect((await gatesOf({files: {[`${CPU}/cpufreq/boost`]: '0'}})).turbo.state).toBe('passed');
});

test('what a machine doesn’t show neither passes nor fails, and says so', async () => {
  const bare = await gatesOf();
  expect(bare.governor).toEqual({
    ...{name: 'governor', state: 'not visible', value: 'not visible on this machine'},
    limit: 'performance on every core',
  });
  const virtual = await gatesOf({files: {'proc/cpuinfo': 'flags : fpu hypervisor'}});
  for (const name of ['governor', 'turbo', 'thermal throttling']) {
    expect(virtual[name].value).toBe('not visible in this virtual machine');
  }
});

test('this machine answers', async () => {
  const gates = await readGates();
  expect(gates.map(({name}) => name)).toContain('load average');
  for (const {value, limit} of gates) expect(value && limit).toBeTruthy();
});
