import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Journal} from './journal.ts';
import {isRunDone, makeRun} from './runs.ts';

const quiet = {status: 'measured', canaryMs: {before: 10, after: 10}, foreignShare: 0, value: 7};
const noisy = {...quiet, canaryMs: {before: 10, after: 20}};
const cell = {id: 'one'};

let folder;
let session;
let told;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-run-'));
  told = [];
  const journal = Journal.open(folder);
  const tell = (line) => told.push(line);
  const plan = {noise: 'repeat'};
  const progress = {total: 4, doneBefore: 0, made: 0, startedAt: performance.now()};
  session = {journal, plan, tell, quietCanaryMs: 10, progress};
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Makes a run whose attempts give these outcomes; the entries that it left. */
async function entriesOf(outcomes, changes = {}) {
  const left = [...outcomes];
  const make = async () => ({cell, ...left.shift()});
  const textOf = ({value}) => `value ${value}`;
  await makeRun({...session, ...changes}, {name: 'one', block: 3, make, textOf});
  return session.journal.ofKind('run');
}

test('a quiet run is accepted at once', async () => {
  const entries = await entriesOf([quiet]);
  expect(entries).toMatchObject([{key: 'one.b3.a1', block: 3, accepted: true, noise: null}]);
  expect(isRunDone(session.journal, {cell}, 3)).toBe(true);
  expect(isRunDone(session.journal, {cell}, 2)).toBe(false);
  expect(told.at(-1)).toContain('[1/4] block 3 one: value 7');
});

test('a noisy one is made again, and the second is kept, quiet or not', async () => {
  const entries = await entriesOf([noisy, noisy]);
  expect(entries.map(({accepted}) => accepted)).toEqual([false, true]);
  expect(entries[0].again).toContain('canary');
  expect(entries[1].noise).toContain('canary');
  expect(told[0]).toContain('(again: canary');
});

test('where noise is only recorded, nothing is made again', async () => {
  const entries = await entriesOf([noisy], {plan: {noise: 'record'}});
  expect(entries).toMatchObject([{accepted: true, again: null}]);
});

test('a failure is a result: it is not made again, and its log has a file', async () => {
  const failed = {...noisy, status: 'crashed', reason: 'it ended', log: 'the last words'};
  const [entry, ...others] = await entriesOf([failed]);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({accepted: true, logFile: 'logs/one.b3.a1.log'});
  expect(readFileSync(join(folder, entry.logFile), 'utf8')).toBe('the last words');
  expect(told.at(-1)).toContain('CRASHED: it ended');
});

test('the journal has the end of a failed run’s log, and none of a measured one’s', async () => {
  const log = '--- server\n\u001b[31mno worker is free\n--- nginx\n';
  const [failed] = await entriesOf([{...noisy, status: 'crashed', reason: 'hung', log}]);
  expect(failed.logEnd).toEqual(['--- server', '\\u001b[31mno worker is free', '--- nginx']);
  const [, measured] = await entriesOf([{...quiet, log}]);
  expect(measured.status).toBe('measured');
  expect(measured).not.toHaveProperty('logEnd');
});
