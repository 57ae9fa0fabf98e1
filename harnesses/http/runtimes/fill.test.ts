import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {findRuntime} from '../catalogue.ts';
import {makeCell} from '../protocol/cell.ts';
import {filled, serverValues} from './fill.ts';
import {PHP_SETTINGS} from './target.ts';

const cell = makeCell({
  ...{runtime: 'frankenphp', app: 'laravel', application: 'kept', connection: 'kept'},
  ...{waiting: 'blocking', workers: 8, coroutinesPerWorker: 1, workload: 'bench'},
  ...{ioWaitMs: 2, placement: 'shared'},
});

/** A template of a runtime as a cell gets it. */
function configuration(id: string, template: string): string {
  const {folder} = findRuntime(id);
  return filled(readFileSync(join(folder, template), 'utf8'), {
    ...{socket: '/tmp/work/php.sock', folder, workers: String(cell.workers)},
    ...serverValues(cell, '/usr/bin/php8.4', PHP_SETTINGS),
  });
}

test('RoadRunner starts PHP with the settings of every runtime, and lets nothing onto standard output', () => {
  const {version, server, http, endure} = parse(configuration('roadrunner', 'rr.yaml'));
  const words = server.command.split(' ');
  expect(version).toBe('3');
  expect([words[0], words.at(-1)]).toEqual(['/usr/bin/php8.4', 'worker.php']);
  for (const setting of [...PHP_SETTINGS, 'display_errors=stderr'])
    expect(words).toContain(setting);
  // All but E_DEPRECATED and E_USER_DEPRECATED, of any PHP.
  const reported = Number(/error_reporting=(\d+)/.exec(server.command)?.[1]);
  expect([reported & 8192, reported & 16384, reported & 8191]).toEqual([0, 0, 8191]);
  // RoadRunner would split there.
  expect(server.command).not.toContain(',');
  expect(http).toEqual({
    address: 'unix:///tmp/work/php.sock',
    pool: {num_workers: 8, max_jobs: 0},
  });
  expect(endure.grace_period).toBe('2s');
});

test('FrankenPHP has one thread more than workers; in classic mode each thread serves', () => {
  const worker = configuration('frankenphp', 'Caddyfile');
  expect(worker).toMatch(/num_threads 9\n/);
  expect(worker).toMatch(/worker \{\n\t*file \/.*\/frankenphp\/worker.php\n\t*num 8\n/);
  const classic = configuration('frankenphp-classic', 'Caddyfile');
  expect(classic).toMatch(/num_threads 8\n/);
  expect(classic).not.toContain('worker {');
});

test.each(['frankenphp', 'frankenphp-classic'])('%s gets PHP’s settings in its Caddyfile', (id) => {
  const text = configuration(id, 'Caddyfile');
  for (const setting of PHP_SETTINGS) expect(text).toContain(`\n${setting.replace('=', ' ')}\n`);
  // The last one holds: this SAPI would display errors in the page.
  expect(text.lastIndexOf('display_errors 0')).toBeGreaterThan(
    text.lastIndexOf('display_errors stderr'),
  );
  // Caddy's own name in braces is left to it.
  expect(text).toContain('.php?{query}\n');
  expect(text.replace('{query}', '')).not.toMatch(/\{\w+\}/);
  expect(findRuntime(id).start.join(' ')).toContain('{work}/Caddyfile --adapter caddyfile');
});
