// @ts-check
import {measurementOf, valueOf} from '../../../../lib/result/read.js';
import {HISTORY, least, most, page, SHARED_TESTS} from './read.js';

/** @import {RunOf} from '../../types.js' */

const COMMIT = 'a8aee10';
/** @param {RunOf} runs @param {string} system @param {string} test */
const rate = (runs, system, test) =>
  valueOf(runs(HISTORY), `${COMMIT}-${system}-${test}`, 'operationsPerS');
/** @param {RunOf} runs @param {string} test */
const lead = (runs, test) => rate(runs, 'swoole', test) / rate(runs, 'fiber', test);
/** @param {RunOf} runs */
const leads = (runs) => SHARED_TESTS.map((test) => lead(runs, test));
/** @param {RunOf} runs @param {string} system */
const overHistory = (runs, system) =>
  SHARED_TESTS.map((test) => page(runs, `${system}-${test}`) / rate(runs, system, test));
/** @param {RunOf} runs */
const queuedBytes = (runs) => {
  const {id} = measurementOf(runs(HISTORY), `${COMMIT}-fiber-message-throughput`);
  /** @param {string} path */
  const at = (path) => valueOf(runs(HISTORY), id, path);
  return (at('memoryMb.delta') * 1e6) / at('operations');
};

/**
 * What the project’s own committed history says of the same tests.
 *
 * @type {import('../../types.js').Quantities}
 */
export const history = {
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
