import {claimsOf} from '../claim.ts';

const RUN = 'bytepursuits-mezzio';

const evidence = claimsOf('swoole-evidence', RUN);
const post = claimsOf('bytepursuits-post', RUN);

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  evidence('ratio-100', '3, table, 100', 'holds', {
    quote: '2.6x',
    stated: {value: 2.6, unit: 'ratio', ours: '=ratio-100'},
  }),
  evidence('ratio-500', '3, table, 500', 'selective', {
    quote: '2.8x',
    stated: {value: 2.8, unit: 'ratio', ours: '=ratio-500'},
    judge: {by: 'printed', yes: 'selective', no: 'wrong'},
  }),
  evidence('ratio-1000', '3, table, 1,000', 'selective', {
    quote: '3.0x',
    key: true,
    stated: {value: 3, unit: 'ratio', ours: '=ratio-1000'},
    judge: {by: 'printed', yes: 'selective', no: 'wrong'},
  }),
  evidence('due-entirely', '3, What is measured', 'not-derivable', {
    quote: 'due entirely to Swoole not recreating the application',
    key: true,
  }),
  evidence('only-stateful', '3, What is measured', 'selective', {
    quote: 'only stateful runtime … no I/O that could be performed in parallel',
  }),
  post('io-evens-out', 'Opening', 'not-derivable', {
    quote: 'a single io call … largely even out these numbers',
  }),

  evidence('latency-fpm-191', '3, average latency at 1000', 'artefact', {
    quote: 'FPM: 191 ms',
    stated: {value: 191, unit: 'ms', ours: 'little-fpm'},
    judge: {by: 'clearly-more', yes: 'artefact'},
    calculation: '{{=little-fpm}}; {{=in-flight-fpm}}',
  }),
  evidence('latency-swoole-106', '3, average latency at 1000', 'holds', {
    quote: 'Swoole: 106 ms',
    stated: {value: 106, unit: 'ms', ours: '=little-swoole'},
    judge: 'about',
  }),
  evidence('loses-from-500', '3, Critical point', 'selective', {
    quote: 'starting at 500 concurrent connections',
    stated: {value: 500, unit: 'count'},
    calculation: '{{=errors-per-answer-500}}',
  }),
  evidence('errors-at-500', '3, Critical point', 'not-checked', {
    quote: '73,793 socket errors at 500',
    stated: {value: 73793, unit: 'count'},
    calculation: '{{#fpm-500.errors}} / 10 = {{errors-per-second-500}}',
  }),
  evidence('errors-at-700', '3, Critical point', 'not-checked', {
    quote: '176,652 at 700',
    stated: {value: 176652, unit: 'count'},
  }),
  evidence('swoole-zero-errors', '3, Critical point', 'not-checked', {
    quote: 'zero errors at all concurrency levels',
    calculation: '{{=in-flight-swoole}}',
  }),
  evidence('set-up', '3', 'holds', {
    quote: 'i7-6700T (4 cores / 8 threads), 32 GB RAM, wrk, 10 seconds',
  }),
];
