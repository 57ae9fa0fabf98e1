import {expect, test} from 'vitest';
import {notesOf} from './measurements.ts';

const notesIn = (runs) => notesOf(runs).notes ?? [];

const failed = {block: 2, status: 'crashed', reason: 'no answer within 10 s', noise: null};

test('the note of a failed block has its reason and the last line of its log', () => {
  const logEnd = ['--- server', 'all workers are busy', '--- nginx'];
  expect(notesIn([{...failed, logEnd}])).toEqual([
    'Block 2: crashed: no answer within 10 s. The last line of its log: all workers are busy',
  ]);
});

test('without a log there is the reason alone, printable and within the schema’s length', () => {
  expect(notesIn([failed])).toEqual(['Block 2: crashed: no answer within 10 s']);
  const [note = ''] = notesIn([{...failed, reason: `\u001b${'x'.repeat(5000)}`}]);
  expect(note).toContain('\\u001bxx');
  expect(note.length).toBeLessThanOrEqual(1900);
});

test('a block that was measured has no note', () => {
  expect(notesIn([{block: 1, status: 'measured', noise: null, attempt: 1}])).toEqual([]);
});
