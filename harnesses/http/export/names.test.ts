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
