import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {withFolder} from '../../test/run-harness.ts';
import {comparisonOf, errorOf, readLog} from './comparison.ts';

const outcome = {
  report: {completedRequests: 2, latencyMs: {mean: 30}},
  cpuMs: {php: 10, 'web-server': 2},
};
const warmUp = {cpuMs: 99, wallMs: 99, bootMs: 99, bootCpuMs: 99};
const line = {cpuMs: 4, wallMs: 28};
const cell = {id: 'swoole.laravel'};

test('the probe is held against CPU time of the processes and against latency less the web server', () => {
  const booted = {...line, bootMs: 3, bootCpuMs: 1};
  const comparison = comparisonOf(outcome, [warmUp, booted, booted]);
  expect(comparison).toEqual({
    requests: 2,
    probe: {cpuMs: 4, wallMs: 28, ioMs: 24},
    harness: {cpuMs: 5, wallMs: 29, ioMs: 24},
    parts: {boot: {cpuMs: 1, ioMs: 2}, connect: null},
  });
  expect(errorOf(comparison, 'cpuMs')).toBeCloseTo(-0.2, 12);
});

test('a part that some requests only have is spread over all of them', () => {
  const connecting = {...line, connectMs: 5, connectCpuMs: 3};
  expect(comparisonOf(outcome, [connecting, line]).parts.connect).toEqual({cpuMs: 1.5, ioMs: 1});
});

test('CPU time in the kernel and the peak of memory are means over the measured requests', () => {
  const told = [1, 2].map((kernelMs) => ({...line, kernelMs, peakMib: 10 * kernelMs}));
  const {usage} = comparisonOf(outcome, [{...warmUp, kernelMs: 99, peakMib: 99}, ...told]);
  expect(usage).toEqual({kernelMs: 1.5, peakMb: 15 * 1.048576});
});

test('a probe that missed requests is refused: the lines of the warm-up would stand for them', () => {
  expect(() => comparisonOf(outcome, [line])).toThrow(/wrote 1 lines for 2 requests/);
});

test('a probe that wrote no log, or half a line, is refused with the cell', () =>
  withFolder((folder) => {
    const log = join(folder, 'probe.ndjson');
    expect(() => readLog(log, cell)).toThrow(/the probe in swoole\.laravel.*wrote no log/s);
    writeFileSync(log, '{"v": 1, "cpu');
    expect(() => readLog(log, cell)).toThrow(/no log that can be read/);
  }));
