import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {logReader} from './read-lines.ts';
import {FEWEST_LINES, costBeside, summariseLog} from './summarise.ts';

const fixture = (name) => readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8');

function readAll(text, slice = text.length || 1) {
  const reader = logReader();
  for (let from = 0; from < text.length; from += slice) reader.push(text.slice(from, from + slice));
  return reader.end();
}

test.each([
  ['boot', 400, 1.341],
  ['connect', 400, 4.034],
  ['queries', 1000, 4.98],
  ['computes', 400, 18.123],
  ['waits', 400, 1.66],
])('the CPU time of %s lies within three standard errors of what getrusage said', (...row) => {
  const [name, lines, rusageMs] = row;
  const {requests, badLines, cpuMs, ioMs} = readAll(fixture(name));
  expect([requests, badLines]).toEqual([lines, 0]);
  expect(Math.abs(cpuMs.mean - rusageMs)).toBeLessThan(3 * cpuMs.standardError);
  expect(cpuMs.standardError).toBeLessThan(0.3);
  expect(ioMs.mean).toBeGreaterThan(0);
});

test('CPU time and wait add up to the mean duration', () => {
  const text = fixture('queries');
  const durations = text
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[0]) / 1000);
  const mean = durations.reduce((sum, ms) => sum + ms, 0) / durations.length;
  const {cpuMs, ioMs} = readAll(text);
  expect(cpuMs.mean + ioMs.mean).toBeCloseTo(mean, 9);
});

test('it makes no difference where the log is cut', () => {
  const whole = readAll(fixture('container'));
  for (const slice of [1, 7, 64]) expect(readAll(fixture('container'), slice)).toEqual(whole);
});

test('lines of the error log in the same stream are named and left out', () => {
  const {requests, badLines, firstBad} = readAll(fixture('container'));
  expect([requests, badLines]).toEqual([400, 5]);
  expect(firstBad[0]).toMatchObject({line: 1, text: expect.stringContaining('fpm is running')});
});

test('boot and connection are what a script costs beyond an empty one', () => {
  const empty = readAll(fixture('empty'));
  const boot = costBeside(readAll(fixture('boot')), empty);
  const connect = costBeside(readAll(fixture('connect')), empty);
  expect(boot.cpuMs.mean).toBeCloseTo(1.375, 2);
  expect(connect.ioMs.mean).toBeGreaterThan(connect.cpuMs.mean);
  expect(costBeside(empty, readAll(fixture('boot'))).cpuMs.mean).toBe(0);
});

test('too few lines, another format and nothing at all are refused', () => {
  const codeOf = (text) => summariseLog(readAll(text)).problem?.code;
  const lines = fixture('queries').split('\n');
  expect(codeOf(lines.slice(0, FEWEST_LINES - 1).join('\n'))).toBe('few-lines');
  expect(codeOf(lines.slice(0, FEWEST_LINES).join('\n'))).toBeUndefined();
  expect(codeOf(fixture('format-default'))).toBe('other-format');
  expect(codeOf(fixture('format-long'))).toBe('other-format');
  expect(codeOf(' \r\n\n')).toBe('empty');
  expect(codeOf(fixture('container'))).toBeUndefined();
});

test('Windows line ends and percentages without decimals are read', () => {
  expect(readAll('20000 50.00\r\n10000 100\r\n')).toMatchObject({
    requests: 2,
    cpuMs: {mean: 10},
    ioMs: {mean: 5},
  });
});

test('whatever comes, the numbers are numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.stringMatching(/^\d+ \d+\.\d\d$/u))), (parts) => {
      const {cpuMs, ioMs} = readAll(parts.join('\n'), 5);
      for (const {mean, standardError} of [cpuMs, ioMs]) {
        expect(Number.isFinite(mean)).toBe(true);
        expect(Number.isFinite(standardError)).toBe(true);
      }
    }),
    {numRuns: 2000},
  );
});
