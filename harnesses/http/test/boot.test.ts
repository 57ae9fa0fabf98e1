import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {Journal} from '../../engine/journal.ts';
import {measureBoot, PARTS, summary} from '../boot/measure-boot.ts';
import {bootResultOf} from '../boot/result.ts';
import {bootEntry} from '../boot/session.ts';
import {withPlace} from '../protocol/place.ts';
import {checkOf} from '../../test/site-check.ts';
import {withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

const MACHINE = {
  os: 'Debian 12',
  kernel: '6.1',
  virtualisation: 'none',
  cpuModel: 'a processor',
  cores: 2,
  memoryGb: 8,
  commit: '0123456789abcdef',
  uncommittedChanges: false,
  versions: {php: '8.2.0', postgresql: '15.1'},
};

const even = (ms) => Object.fromEntries(PARTS.map((part) => [part, ms]));

test('what PHP-FPM takes beyond the parts is the rest, and what was done twice is left out', () => {
  const answer = {parts: even(1), extraMs: 2, classes: 7};
  const {partsMs, totalMs, classes} = summary([answer, answer], 2 * (PARTS.length + 2 + 0.5));
  expect(totalMs).toBeCloseTo(PARTS.length + 0.5, 9);
  expect(partsMs.rest).toBeCloseTo(0.5, 9);
  expect(partsMs.container).toBe(1);
  expect(classes).toBe(7);
});

test('a journal of boots becomes a valid result file, a measurement for each part', () =>
  withFolder((folder) => {
    const journal = Journal.open(join(folder, 'boot'));
    const at = '2026-01-02T03:04:05.000Z';
    journal.append({
      kind: 'session',
      at,
      plan: 'boot',
      planHash: 'abc',
      seed: 1,
      commandLine: 'harnesses/http/run boot',
      machine: MACHINE,
      placements: {shared: {php: null, others: null, generator: null}},
    });
    for (const block of [1, 2, 3]) {
      for (const [variant, keptMs] of [
        ['opcache', 0.5],
        ['unwarmed', null],
      ]) {
        const partsMs = {...even(block), rest: 0.5};
        const measured = {
          startedAt: at,
          status: 'measured',
          partsMs,
          totalMs: 6,
          classes: 9,
          keptMs,
        };
        journal.append({kind: 'boot', app: 'symfony', variant, block, ...measured});
      }
    }
    const published = {file: 'boot.journal.ndjson.gz', lines: 7, bytes: 9, sha256: 'a'.repeat(64)};
    const made = bootResultOf(journal, {study: 'boot', name: 'boot', published});
    const result = JSON.parse(JSON.stringify(made));
    expect(checkOf(result).problems).toEqual([]);
    const ids = result.measurements.map(({id}) => id);
    expect(ids).toContain('symfony-opcache.kept');
    expect(ids).not.toContain('symfony-unwarmed.kept');
    const container = result.measurements.find(({id}) => id === 'symfony-opcache.container');
    expect(container.values.cpuMs.value).toBe(2);
  }));

test('a repeat that failed keeps its log in a file, and only the log’s end in the journal', () =>
  withFolder((folder) => {
    const journal = Journal.open(join(folder, 'boot'));
    const log = `--- server\n${'started\n'.repeat(10_000)}\u001b[31mFatal: no such class\n`;
    const failed = {status: 'errors', reason: 'status 500', log};
    journal.append(bootEntry(journal, {app: 'small', variant: 'opcache', block: 2}, failed));
    const [entry] = journal.ofKind('boot');
    expect(entry).toMatchObject({app: 'small', variant: 'opcache', block: 2, reason: 'status 500'});
    expect(entry).not.toHaveProperty('log');
    expect(entry.logEnd.length).toBeLessThan(20);
    expect(entry.logEnd.at(-1)).toBe('\\u001b[31mFatal: no such class');
    expect(readFileSync(join(journal.folder, entry.logFile), 'utf8')).toBe(log);
  }));

await testWithServers(
  'a request of PHP-FPM is measured by part, with OPcache and with preloading',
  {runtimes: ['fpm-nginx'], timeoutMs: 120_000},
  () =>
    withPlace('own', async (place) => {
      const plain = await measureBoot({app: 'small', variant: 'opcache'}, place);
      expect(plain.status, plain.reason).toBe('measured');
      expect(plain.classes).toBeGreaterThan(200);
      expect(plain.partsMs.container).toBeGreaterThan(0);
      expect(plain.partsMs.connection).toBeGreaterThan(plain.partsMs.routing);
      expect(plain.keptMs).toBeLessThan(plain.totalMs);
      const preloaded = await measureBoot({app: 'small', variant: 'preload'}, place);
      expect(preloaded.status, preloaded.reason).toBe('measured');
      expect(preloaded.classes).toBe(0);
    }),
);
