import {measurementOf, valueOf} from '../../../../lib/result/read.ts';
import {HISTORY, least, most, page, SHARED_TESTS} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const COMMIT = 'a8aee10';
const rate = (runs: RunOf, system: string, test: string) =>
  valueOf(runs(HISTORY), `${COMMIT}-${system}-${test}`, 'operationsPerS');
const lead = (runs: RunOf, test: string) => rate(runs, 'swoole', test) / rate(runs, 'fiber', test);
const leads = (runs: RunOf) => SHARED_TESTS.map((test) => lead(runs, test));
const overHistory = (runs: RunOf, system: string) =>
  SHARED_TESTS.map((test) => page(runs, `${system}-${test}`) / rate(runs, system, test));
const queuedBytes = (runs: RunOf) => {
  const {id} = measurementOf(runs(HISTORY), `${COMMIT}-fiber-message-throughput`);
  const at = (path: string) => valueOf(runs(HISTORY), id, path);
  return (at('memoryMb.delta') * 1e6) / at('operations');
};

/** What the project’s own committed history says of the same tests. */
export const history: Quantities = {
  'shared-tests': {unit: 'count', of: () => SHARED_TESTS.length},
  'history-swoole-leads': {
    unit: 'count',
    of: (runs) => leads(runs).filter((ratio) => ratio > 1).length,
  },
  'history-least-lead': {unit: 'ratio', digits: 1, of: (runs) => least(leads(runs))},
  'history-most-lead': {unit: 'ratio', digits: 1, of: (runs) => most(leads(runs))},
  'history-fiber-messages': {
    unit: 'opsPerS',
    of: (runs) => rate(runs, 'fiber', 'message-throughput'),
  },
  'history-swoole-messages': {
    unit: 'opsPerS',
    of: (runs) => rate(runs, 'swoole', 'message-throughput'),
  },
  'page-over-history-fiber': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => overHistory(runs, 'fiber')[0],
  },
  'page-over-history-swoole': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => overHistory(runs, 'swoole')[0],
  },
  'least-fiber-over-history': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => least(overHistory(runs, 'fiber')),
  },
  'most-fiber-over-history': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => most(overHistory(runs, 'fiber')),
  },
  'least-swoole-over-history': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => least(overHistory(runs, 'swoole')),
  },
  'most-swoole-over-history': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => most(overHistory(runs, 'swoole')),
  },
  'queued-bytes': {unit: 'bytes', digits: 0, of: queuedBytes},
};
