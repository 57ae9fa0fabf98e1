import {expect, test} from 'vitest';
import {makeCell} from '../protocol/cell.ts';
import {measurementId, systemId} from './systems.ts';

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
