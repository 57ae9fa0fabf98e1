import {expect, test} from 'vitest';
import {byFlag, columnsOf, groupsOf, isOnlyOwn} from './view.ts';

const row = (call, verdict, more = {}) => ({call, verdict, ...more});
const file = (runtime, version, results, hooks) => ({
  file: `static/data/suspends/${runtime}-${version}.json`,
  measured: {runtime, version, results, hooks},
});

const SWOOLE = file(
  'swoole',
  '6.2.2',
  [
    row('curl-exec', 'suspends', {hooks: 'all'}),
    row('curl-exec', 'blocks', {hooks: 'none'}),
    row('curl-exec', 'suspends', {hooks: 'NATIVE_CURL'}),
    row('curl-exec', 'partly', {hooks: 'FILE'}),
    row('grpc', 'absent'),
  ],
  ['FILE', 'NATIVE_CURL'],
);
const OLDER = file('swoole', '5.1.8', [
  row('curl-exec', 'blocks', {hooks: 'all'}),
  row('curl-exec', 'blocks', {hooks: 'none'}),
]);
const AMPHP = file('amphp', '3.1.3', [
  row('curl-exec', 'blocks'),
  row('guzzle', 'blocks'),
  row('own-http', 'suspends', {client: 'amphp/http-client 5.0.1'}),
]);

const columns = columnsOf([SWOOLE, OLDER, AMPHP]);
const cellsOf = (call) =>
  groupsOf(columns)
    .flatMap(({lines}) => lines)
    .find((line) => line.call === call)?.cells ?? [];

test('the newest version of a runtime has its column, of Swoole one with hooks and one without', () => {
  expect(columns.map(({id, measured}) => [id, measured.version])).toEqual([
    ['swoole-all', '6.2.2'],
    ['swoole-none', '6.2.2'],
    ['amphp', '3.1.3'],
  ]);
});

test('a cell has the flags that are enough, what suspends in its place, and versions that do otherwise', () => {
  const [all, none, amphp] = cellsOf('curl-exec');
  expect(all.flags).toEqual(['NATIVE_CURL']);
  expect(all.otherwise.map(({version}) => version)).toEqual(['5.1.8']);
  expect(none.row.verdict).toBe('blocks');
  expect(none.otherwise).toEqual([]);
  expect(amphp.instead.map(({client}) => client)).toEqual(['amphp/http-client 5.0.1']);
});

test('a call that a machine lacks what it needs for stands in both columns of Swoole', () => {
  expect(cellsOf('grpc').map(({column}) => column.id)).toEqual(['swoole-all', 'swoole-none']);
});

test('where only a runtime’s own calls suspend, that is said of all others at once', () => {
  expect(columns.map(isOnlyOwn)).toEqual([false, true, true]);
});

test('each flag has what it lets suspend alone', () => {
  expect(byFlag(SWOOLE.measured).map(({flag, rows}) => [flag, rows.length])).toEqual([
    ['NATIVE_CURL', 1],
    ['FILE', 0],
  ]);
});

test('a call that alone takes much longer than elsewhere says so', () => {
  const timed = (ms) => ({aloneMs: [ms, ms + 5], togetherMs: [ms, ms], silenceMs: [1, 1]});
  const files = [
    file('swow', '1.4.1', [row('curl-multi', 'suspends', timed(1250))]),
    file('amphp', '3.1.3', [row('curl-multi', 'blocks', timed(250))]),
  ];
  const [slow, quick] = groupsOf(columnsOf(files)).flatMap(({lines}) => lines)[0].cells;
  expect(slow.slow).toEqual({ms: 1250, least: 250});
  expect(quick.slow).toBeUndefined();
});
