import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {stopAllChildren} from '../machine/children.ts';
import {Journal} from './journal.ts';
import {outcomeOf, RunFailure, tellOutcome} from './runs.ts';

test('the end names each failed run with its log where it has one, and is another exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outcome-'));
  const journal = Journal.open(folder);
  const told = [];
  const tell = (line) => told.push(line);
  journal.append({kind: 'run', key: 'a', accepted: true, status: 'measured'});
  expect(tellOutcome(journal, tell)).toBe(0);
  const failed = {kind: 'run', accepted: true, status: 'crashed', reason: 'it ended'};
  journal.append({...failed, key: 'b'});
  journal.append({...failed, key: 'c', logFile: 'logs/c.log'});
  expect(tellOutcome(journal, tell)).toBe(2);
  expect(told.slice(2)).toEqual([
    '  b: crashed: it ended',
    `  c: crashed: it ended (${join(folder, 'logs/c.log')})`,
  ]);
  rmSync(folder, {recursive: true});
});

test('what fails while the harness is being stopped has no outcome: it would stand as a crash', async () => {
  const crashing = () =>
    outcomeOf(async () => {
      throw new RunFailure('crashed', 'it ended');
    });
  expect(await crashing()).toEqual({status: 'crashed', reason: 'it ended', log: ''});
  await stopAllChildren();
  const unsettled = sleep(20, 'unsettled');
  expect(await Promise.race([crashing(), unsettled])).toBe('unsettled');
  expect(await Promise.race([outcomeOf(async () => 'measured'), unsettled])).toBe('unsettled');
});
