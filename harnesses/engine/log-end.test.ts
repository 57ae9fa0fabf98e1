import {expect, test} from 'vitest';
import {endOfLog, lastWords} from './journal.ts';

test('the end of a log is its last twelve lines that say something', () => {
  const log = Array.from({length: 40}, (_, line) => `line ${line}\r\n\n`).join('');
  expect(endOfLog(log)).toHaveLength(12);
  expect(endOfLog(log)[0]).toBe('line 28');
  expect(endOfLog(log).at(-1)).toBe('line 39');
});

test('what could act on a terminal is written as its code, and a tab is a space', () => {
  expect(endOfLog('\u001b[31mred\u0007\tand\u202eback\u2028\n')).toEqual([
    '\\u001b[31mred\\u0007 and\\u202eback\\u2028',
  ]);
});

test('a line of any length is cut', () => {
  expect(endOfLog('x'.repeat(1e6))[0]).toHaveLength(300);
  expect(endOfLog('\u0000'.repeat(1e6))[0]).toHaveLength(300);
});

test('the last words are those of a process, not the heading of an empty part', () => {
  expect(lastWords(endOfLog('--- server\nall workers are busy\n--- nginx\n\n'))).toBe(
    'all workers are busy',
  );
  expect(lastWords(endOfLog('--- server\n--- nginx\n'))).toBeUndefined();
  expect(endOfLog('')).toEqual([]);
});
