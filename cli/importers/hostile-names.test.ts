import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {expect, test} from 'vitest';
import {readHttpArena} from './httparena/importer.ts';
import nexus from './nexus/importer.ts';
import {parseDurationMs} from './parse/unit.ts';
import {Refusal} from './refusal.ts';
import {systemOf} from './techempower/vocabulary.ts';

/**
 * Names that every object of JavaScript answers to: a table that is asked for them by index gives a function of the
 * language, which is a number to nobody and a runtime to nobody.
 */
const HOSTILE = ['constructor', 'toString', 'valueOf'];

test.each(HOSTILE)('a time in “%s” has no known unit', (unit) => {
  expect(() => parseDurationMs(`5 ${unit}`, 'line 1')).toThrow(
    expect.objectContaining({code: 'unit-unknown'}),
  );
});

test.each(HOSTILE)('a platform “%s” of TechEmpower is another one', (platform) => {
  const others = {webserver: 'None', database: 'None', orm: 'Raw', classification: 'Micro'};
  expect(systemOf({name: 'x', platform, ...others}).runtime).toBe('other');
});

test.each(HOSTILE)('a runtime “%s” of Nexus is refused', async (runtime) => {
  const entry = {elapsedMs: 1000, operations: 10, opsPerSecond: 10};
  const history = [{commit: 'abc', date: '2026-01-02', results: {[runtime]: {spawn: entry}}}];
  const text = async () => JSON.stringify(history);
  const source = {path: 'x', name: 'x', bytes: 1, gzip: false, head: '', text, sha256: text};
  await expect(nexus.read(source)).rejects.toThrow(Refusal);
});

test.each(HOSTILE)('an entry “%s” of HttpArena is refused', async (framework) => {
  const file = 'cli/importers/httparena/fixtures/async-db-1024.json';
  const [row] = JSON.parse(await readFile(file, 'utf8'));
  expect(() =>
    readHttpArena(JSON.stringify([{...row, framework}]), basename(file), 'Rust'),
  ).toThrow(expect.objectContaining({code: 'framework-unknown'}));
});
