import {queryS} from '../gains/limits.ts';
import {line} from './block.ts';
import {coroutineSize} from './coroutines.ts';
import {DEFAULTS} from './documents.ts';
import {connectionsFor} from './pool.ts';
import type {Block, Line, Sized, Values} from './block.ts';

export function swooleBlock(sized: Sized): Block {
  const {application, known} = sized;
  const size = coroutineSize(application);
  const isWordpress = application.server === 'wordpress';
  const not = isWordpress
    ? 'kept.wordpress'
    : size.by === 'memory' && known.isMemoryBorrowed
      ? 'memory.borrowed'
      : null;
  const values: Values = {
    workers: ['workers', size.workers],
    cores: ['cores', application.cores],
    memory: ['mb', application.memoryMb ?? 0],
    connections: ['connections', application.connections ?? 0],
    slot: ['mb', application.slotMb],
    inside: ['number', Math.ceil(size.inside - 1e-6)],
    rate: ['perS', size.perS],
    default: ['number', DEFAULTS.swooleMaxCoroutine],
  };
  const noMemory = known.isMemoryBorrowed ? 'memory.borrowed' : 'swoole.max.unknown';
  const most = known.isMemoryBorrowed ? null : size.most;
  const set = (name: string, value: Line['value'], why: string) =>
    line(name, not ? null : value, not ?? why, {values, code: `    '${name}' => ${value},`});
  const lines = not
    ? [set('worker_num', null, not)]
    : [
        set('worker_num', size.workers, `swoole.workers.${size.by}`),
        set('enable_coroutine', 'true', 'swoole.coroutine'),
        set('hook_flags', 'SWOOLE_HOOK_ALL', 'swoole.hooks'),
        set('max_coroutine', most, most === null ? noMemory : 'swoole.max'),
        poolLine(sized, size),
      ];
  return {
    ...{server: 'swoole', comment: '//', before: ['$server->set(['], after: [']);'], lines},
    rule: {
      key: 'swoole',
      values: {
        low: ['number', application.cores],
        high: ['number', DEFAULTS.swooleMostPerCore * application.cores],
        workers: ['number', size.workers],
      },
    },
  };
}

/** The pool of each worker, which no setting of the server says. */
function poolLine({application, seen}: Sized, size: ReturnType<typeof coroutineSize>): Line {
  const {connections, hold} = application;
  const heldS = hold === 'query' ? queryS(seen) : size.serviceS;
  const part = Math.floor((connections ?? Infinity) / size.workers);
  const most = Math.min(part, size.most ?? Infinity, Math.max(1, Math.ceil(4 * size.inside)));
  if (heldS === 0) return line('PDOPool', null, 'swoole.pool.none');
  const wanted = connectionsFor(size.perS / size.workers, heldS, Math.max(1, most));
  return line('PDOPool', wanted, wanted === part ? 'swoole.pool.short' : 'swoole.pool', {
    values: {
      size: ['connections', wanted],
      workers: ['workers', size.workers],
      all: ['connections', connections ?? wanted * size.workers],
      held: ['ms', 1000 * heldS],
      rate: ['perS', size.perS],
    },
    code: `    // new PDOPool($config, ${wanted}) in each worker`,
  });
}
