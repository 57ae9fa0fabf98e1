import {expect, test} from 'vitest';
import {makeCell, withCopies} from '../protocol/cell.ts';
import {measurementId, systemId, systemsOf} from './systems.ts';

const factors = {
  runtime: 'swoole',
  application: 'kept',
  connection: 'kept',
  waiting: 'coroutine',
  workers: 2,
  coroutinesPerWorker: 16,
  workload: 'bench',
  ioWaitMs: 2,
  placement: 'shared',
};

test('the small application goes without saying, another one is named in every id', () => {
  const small = makeCell({...factors, app: 'small'});
  const symfony = makeCell({...factors, app: 'symfony'});
  expect(small.id).toBe('swoole.app-kept.db-kept.coroutine.n2c16.bench.w2');
  expect(symfony.id).toBe('swoole.symfony.app-kept.db-kept.coroutine.n2c16.bench.w2');
  expect(systemId(small)).toBe('swoole-kept-coroutine-c16');
  expect(systemId(symfony)).toBe('swoole-symfony-kept-coroutine-c16');
  expect(measurementId(symfony, 'saturated')).toBe(
    'swoole-symfony-kept-coroutine-c16-n2-bench-wait-2-saturated',
  );
});

test('so do shared cores', () => {
  const apart = makeCell({...factors, app: 'small', placement: 'apart'});
  expect(apart.id).toBe('swoole.app-kept.db-kept.coroutine.n2c16.bench.w2.apart');
  expect(measurementId(apart, 'saturated')).toBe(
    'swoole-kept-coroutine-c16-n2-bench-wait-2-saturated-apart',
  );
});

test('a copy has ids of its own, and its system says what it is a copy of', () => {
  const [cell, copy, ...more] = withCopies(makeCell({...factors, app: 'small'}), 2);
  expect(more).toEqual([]);
  expect(cell).not.toHaveProperty('copy');
  expect(copy.id).toBe(`${cell.id}.a2`);
  expect(measurementId(copy, 'closed')).toBe('swoole-kept-coroutine-c16-a2-n2-bench-wait-2-closed');
  const systems = systemsOf([{cell}, {cell: copy}], {machine: {versions: {}}});
  const [original, copied] = [cell, copy].map((each) => systems[systemId(each)]);
  expect(copied).toMatchObject({label: `${original.label}, copy 2`, copyOf: systemId(cell)});
  expect(copied.notes.at(-1)).toContain(`A copy of ${systemId(cell)}:`);
  expect(copied.factors).toEqual(original.factors);
  expect(original).not.toHaveProperty('copyOf');
});

test('a PHP and a variant stand in ids, label, version and settings', () => {
  const variant = {name: 'jit', settings: ['opcache.jit=tracing']};
  const cell = makeCell({...factors, app: 'small', php: '8.4', variant});
  expect(systemId(cell)).toBe('swoole-kept-coroutine-c16-php8.4-jit');
  const gates = {};
  const system = systemsOf([{cell}], {
    gates,
    machine: {versions: {php: '8.2.1', 'php 8.4': '8.4.2'}},
  })[systemId(cell)];
  expect(system.label).toContain('Swoole, PHP 8.4, jit:');
  expect(system.versions.php).toBe('8.4.2');
  expect(system.settings['opcache.jit']).toBe('tracing');
});

test('what is compiled first is told without the folder of the run', () => {
  const cell = makeCell({
    ...factors,
    app: 'small',
    variant: {name: 'preload', settings: [], preload: true},
  });
  const system = systemsOf([{cell}], {gates: {}, machine: {versions: {}}})[systemId(cell)];
  expect(system.settings['opcache.preload']).toBe('the classes of a request');
});
