// @ts-check
import {valueOf} from '../../../../lib/result/read.js';

/** @import {Quantity, RunOf} from '../../types.js' */

/** The tables of the page that the study is about. */
export const PAGE = 'nexus-actors/performance-page';
export const HISTORY = 'nexus-actors-history/history';

/** Tests that both the page and the history have. */
export const SHARED_TESTS = [
  'message-throughput',
  'burst',
  'stateful-transitions',
  'fan-out',
  'multi-dispatch',
  'kill',
  'spawn-kill-cycles',
  'ping-pong',
];
export const THROUGHPUT_TESTS = SHARED_TESTS.slice(0, 5);
export const TESTS = [...SHARED_TESTS, 'dispatch', 'spawn'];
/** The colours of Fiber and Swoole are too near to each other to stand side by side. */
export const COLOURS = {fiber: 'stage-php'};
export const US_PER_S = 1e6;
export const MS_PER_S = 1000;

/** A value of the page's tables. @param {RunOf} runs @param {string} id @param {string} [path] */
export const page = (runs, id, path = 'operationsPerS') => valueOf(runs(PAGE), id, path);

/** Time of one operation on the page, microseconds. @param {RunOf} runs @param {string} id */
export const microseconds = (runs, id) => US_PER_S / page(runs, id);

/**
 * How long a whole test took: its operations divided by its rate, milliseconds.
 *
 * @param {RunOf} runs
 * @param {string} id
 */
export const lastedMs = (runs, id) =>
  (MS_PER_S * page(runs, id, 'operations')) / page(runs, id, 'operationsPerS');

/** @param {readonly number[]} values */
export const least = (values) => Math.min(...values);
/** @param {readonly number[]} values */
export const most = (values) => Math.max(...values);

/**
 * A quantity told in millions, since seven digits of a benchmark say more than it knows.
 *
 * @type {(digits: number, of: Quantity['of']) => Quantity}
 */
export const millions = (digits, of) => ({unit: 'count', digits, of: (runs) => of(runs) / 1e6});

/** A quantity told in thousands. @type {(of: Quantity['of']) => Quantity} */
export const thousands = (of) => ({unit: 'count', digits: 0, of: (runs) => of(runs) / 1000});
