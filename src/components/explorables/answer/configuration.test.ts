import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {APPLICATION} from '../../../../lib/gains/fixtures/cases.ts';
import {wordsIn} from '../frame/words.ts';
import {sayConfiguration} from './configuration.ts';
import {valuesOf} from './fields.ts';
import {answerOf} from './state.ts';

const catalogue = (locale, name) => JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8'));
const words = Object.fromEntries(
  ['en', 'ru'].map((locale) => [
    locale,
    wordsIn(
      locale,
      Object.assign(
        {},
        ...['interface', 'explorables', 'answer', 'size'].map((name) => catalogue(locale, name)),
      ),
    ),
  ]),
);
const said = ({slow = {}, ...changes} = {}, locale = 'en', own = []) => {
  const good = {...valuesOf({...APPLICATION, ...changes}), ...slow};
  return sayConfiguration(answerOf({good, own}), good, words[locale]);
};
const server = (id, changes = {}, locale = 'en', own = []) =>
  said(changes, locale, own).servers.find((each) => each.id === id);

const GIVEN = {memoryMb: 2000, connections: 60, arrivalRatePerS: 500};
const SLOW = {
  arrivalRatePerS: 100,
  slow: {slowrate: 2, slowtime: 10},
};
/** Each has a sentence of its own somewhere: limits, what is missing, what a document advises. */
const SITUATIONS = {
  'nothing but the times': {},
  'all that is asked for': GIVEN,
  'lent for each query': {...GIVEN, hold: 'query', databaseIoS: 0.02, connections: 12},
  'too few connections': {arrivalRatePerS: 900, connections: 6},
  'little memory': {memoryMb: 100},
  'booting unknown': {bootCpuS: 0, isBootKnown: false},
  'slow calls, too many for the workers': {...SLOW, workers: 16},
  'slow calls, workers reserved and a time-out': {
    ...SLOW,
    ...{workers: 30, slow: {...SLOW.slow, slowlimit: 20, reserve: 5}},
  },
  'computes only': {ioS: 0, connectIoS: 0, bootCpuS: 0, connectCpuS: 0, hold: 'query'},
};

test.each(Object.entries(SITUATIONS))('%s: read here by a person', (_, changes) => {
  expect(
    ['en', 'ru'].map((locale) => {
      const {notes, servers} = said(changes, locale);
      return [
        ...notes,
        ...servers.flatMap(({main, reasons}) => [
          main,
          ...reasons.map(({setting, reason}) => `  ${setting} ${reason}`),
        ]),
      ];
    }),
  ).toMatchSnapshot();
});

test('memory that is an example’s sizes nothing once the request is the reader’s', () => {
  const {main, code} = server('fpm', {memoryMb: 100}, 'en', ['cpu']);
  expect(main).toBe('pm.max_children: no number yet');
  expect(code).toBe('[www]\npm = static');
});

test('what is copied holds every reason as a comment of its file, and plain spaces alone', () => {
  for (const locale of ['en', 'ru']) {
    const {servers} = said(GIVEN, locale);
    const comments = {octane: '#', swoole: '//', fpm: ';', pgbouncer: ';'};
    for (const {id, text, code, reasons} of servers) {
      expect(text).not.toMatch(/[\u00a0\u202f\u2060]/u);
      expect(text.endsWith(code)).toBe(true);
      const lines = text
        .slice(0, text.length - code.length)
        .trimEnd()
        .split('\n');
      for (const line of lines) expect(line.startsWith(comments[id] ?? '#')).toBe(true);
      // The name of the server besides; the rule of thumb is no part of a file.
      const rules = id === 'postgres' || id === 'kubernetes' ? 0 : 1;
      expect(lines).toHaveLength(reasons.length - rules + 1);
    }
  }
});

test('YAML is what Kubernetes and RoadRunner read', () => {
  const {spec} = parse(server('kubernetes', GIVEN).text);
  expect(spec).toMatchObject({
    replicas: 1,
    template: {spec: {containers: [{resources: {requests: {cpu: 4}, limits: {}}}]}},
  });
  const {http} = parse(server('roadrunner', GIVEN).text);
  expect(http.pool.num_workers).toBeGreaterThan(4);
});

const folder = mkdtempSync(path.join(tmpdir(), 'size-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));
const VERSIONS = ['php-fpm', 'php-fpm8.2', 'php-fpm8.3', 'php-fpm8.4', 'php-fpm8.5'];
const fpm = VERSIONS.find((name) => spawnSync(name, ['-v']).status === 0);
const hasSwoole =
  spawnSync('php', ['-r', 'exit(extension_loaded("swoole") ? 0 : 1);']).status === 0;

test.skipIf(!fpm)('php-fpm -t loads the pool (skipped where there is no php-fpm)', () => {
  for (const changes of Object.values(SITUATIONS)) {
    const file = path.join(folder, 'pool.conf');
    const around = ['listen = 127.0.0.1:9000', 'user = nobody', 'group = nogroup'];
    writeFileSync(
      file,
      [
        '[global]',
        `error_log = ${folder}/log`,
        server('fpm', changes, 'ru').text,
        ...around,
        '',
      ].join('\n'),
    );
    const {status, stderr} = spawnSync(String(fpm), ['-t', '-y', file], {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
  }
});

test.skipIf(!hasSwoole)('Swoole takes its settings (skipped where PHP has no Swoole)', () => {
  const file = path.join(folder, 'server.php');
  writeFileSync(
    file,
    `<?php\n$server = new Swoole\\Http\\Server('127.0.0.1', 0);\n${server('swoole', GIVEN).text}\necho $server->setting['worker_num'];\n`,
  );
  expect(spawnSync('php', [file], {encoding: 'utf8'}).stdout).toBe('4');
});
