import {valueOf} from '../../../../lib/result/read.ts';
import type {Quantity, RunOf} from '../../types.ts';

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

/** A value of the page's tables. */
export const page = (runs: RunOf, id: string, path: string = 'operationsPerS') =>
  valueOf(runs(PAGE), id, path);

/** Time of one operation on the page, microseconds. */
export const microseconds = (runs: RunOf, id: string) => US_PER_S / page(runs, id);

/** How long a whole test took: its operations divided by its rate, milliseconds. */
export const lastedMs = (runs: RunOf, id: string) =>
  (MS_PER_S * page(runs, id, 'operations')) / page(runs, id, 'operationsPerS');

export const least = (values: readonly number[]) => Math.min(...values);
export const most = (values: readonly number[]) => Math.max(...values);

/** A quantity told in millions, since seven digits of a benchmark say more than it knows. */
export const millions: (digits: number, of: Quantity['of']) => Quantity = (digits, of) => ({
  unit: 'count',
  digits,
  of: (runs) => of(runs) / 1e6,
});

/** A quantity told in thousands. */
export const thousands: (of: Quantity['of']) => Quantity = (of) => ({
  unit: 'count',
  digits: 0,
  of: (runs) => of(runs) / 1000,
});
