import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {loadNumber, runLoadNumber} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const RUN = 'bytepursuits-mezzio';
const LEVELS = [100, 500, 1000];
const MOST = 1000;

const rate = (runs: RunOf, server: string, level: number) =>
  valueOf(runs(RUN), `${server}-${level}`, 'throughputPerS');
const mean = (runs: RunOf, server: string) =>
  valueOf(runs(RUN), `${server}-${MOST}`, 'latencyMs.mean');
const errors = (runs: RunOf, level: number) => valueOf(runs(RUN), `fpm-${level}`, 'errors');
const duration = (runs: RunOf) => runLoadNumber(runs(RUN), 'durationS');
const connections = (runs: RunOf) => loadNumber(runs(RUN), `fpm-${MOST}`, 'vus');
const inFlight = (runs: RunOf, server: string) =>
  requestsInFlight({throughputPerS: rate(runs, server, MOST), latencyS: mean(runs, server) / 1000});
const answered = (runs: RunOf, level: number) => rate(runs, 'fpm', level) * duration(runs);

const perS = shown('perS', 0);
const count = shown('count', 0);
const ms = shown('ms', 0);
const share = shown('share', 1);
const ratio = shown('ratio', 2);

const atLevel = (level: number) => ({
  [`fpm-${level}`]: perS((runs) => rate(runs, 'fpm', level)),
  [`swoole-${level}`]: perS((runs) => rate(runs, 'swoole', level)),
  [`ratio-${level}`]: ratio((runs) => rate(runs, 'swoole', level) / rate(runs, 'fpm', level)),
});

/** Numbers of the benchmark as the second source copied them, and what follows from them. */
export const quantities: Quantities = {
  ...Object.assign({}, ...LEVELS.map(atLevel)),
  'fpm-change': share((runs) => rate(runs, 'fpm', MOST) / rate(runs, 'fpm', LEVELS[0]) - 1),
  'swoole-change': share(
    (runs) => rate(runs, 'swoole', MOST) / rate(runs, 'swoole', LEVELS[0]) - 1,
  ),

  'mean-fpm': ms((runs) => mean(runs, 'fpm')),
  'mean-swoole': ms((runs) => mean(runs, 'swoole')),
  connections: count(connections),
  'little-fpm': ms((runs) => (1000 * connections(runs)) / rate(runs, 'fpm', MOST)),
  'little-swoole': ms((runs) => (1000 * connections(runs)) / rate(runs, 'swoole', MOST)),
  'in-flight-fpm': count((runs) => inFlight(runs, 'fpm')),
  'in-flight-swoole': count((runs) => inFlight(runs, 'swoole')),
  'missing-fpm': count((runs) => connections(runs) - inFlight(runs, 'fpm')),
  'latency-ratio': ratio((runs) => mean(runs, 'fpm') / mean(runs, 'swoole')),

  'errors-500': count((runs) => errors(runs, 500)),
  'errors-700': count((runs) => errors(runs, 700)),
  'answered-500': count((runs) => answered(runs, 500)),
  'errors-per-answer-500': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => errors(runs, 500) / answered(runs, 500),
  },
  'errors-per-second-500': perS((runs) => errors(runs, 500) / duration(runs)),
};
