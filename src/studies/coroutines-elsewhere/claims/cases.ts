import {numbers, statements} from '../../claim.ts';
import type {Claim} from '../../types.ts';

/** What the page on Python says of its cases beside their tables. */
const says = statements({source: 'trueasync-python'});
const states = numbers({source: 'trueasync-python'});

export const claims: Claim[] = [
  states({
    id: 'duolingo-30',
    where: '1, table',
    quote: '~30% per migrated service',
    stated: {value: 0.3, unit: 'share'},
    ours: 'fewer-instances',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.02 ? 'rounding' : 'wrong'),
    calculation: ({say}) => `1 − 1 / ${say('stated-growth')} = ${say('fewer-instances')}`,
  }),
  states({
    id: 'super-2x',
    where: '2, table, throughput',
    quote: '~150 req/s | 300+ req/s | 2x',
    stated: {value: 2, unit: 'ratio'},
    ours: 'super-rate',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) <= 0.05 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('evidence-pages#super-quart.throughputPerS')} / ${say('evidence-pages#super-flask.throughputPerS')} = ${say('super-rate')}`,
  }),
  states({
    id: 'super-errors-latency',
    where: '2, table, errors and latency',
    quote: '−95% … −50%',
    stated: {value: 0.95, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  says({
    id: 'instagram-improved',
    where: '3',
    quote: 'Achieved API performance improvement and reduced CPU idle time',
    verdict: 'not-derivable',
  }),
  states({
    id: 'feature-store-40',
    where: '4, table',
    quote: '−40%',
    stated: {value: 0.4, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  states({
    id: 'loop-loses-2-percent',
    where: '6, below the table',
    quote: '~2% request losses. uvloop — zero errors',
    stated: {value: 0.02, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  states({
    id: 'cpu-bound-44',
    where: '7, below the table',
    quote: 'identical time, +44% memory consumption',
    stated: {value: 0.44, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  says({
    id: 'unfair-cpu-time',
    where: '10, Why Did Async Lose?',
    quote: 'creates "unfair" CPU time distribution',
    verdict: 'not-derivable',
  }),
  says({
    id: 'loop-overhead-eats-gain',
    where: '10, Why Did Async Lose?',
    quote: 'asyncio overhead … is comparable to the gain from non-blocking I/O',
    verdict: 'not-derivable',
  }),
  states({
    id: 'uvloop-2-5-http',
    where: 'Summary, row uvloop vs standard',
    quote: '2.5x faster | TCP echo, HTTP',
    stated: {value: 2.5, unit: 'ratio'},
    ours: 'echo-over-asyncio',
    verdict: 'selective',
    judge: ({stated, q}) =>
      q('azure-local-50') < 0.1 * stated.value && q('azure-azure-100') < 0.1 * stated.value
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `${say('echo-over-asyncio')}; ${['azure-local-50', 'azure-azure-100', 'azure-local-500'].map((name) => `+${say(name)}`).join('; ')}`,
  }),
  states({
    id: 'tens-to-hundreds',
    where: 'Key Takeaway',
    quote: 'When T_io >> T_cpu — tens to hundreds of times',
    stated: {from: 10, to: 100, unit: 'ratio'},
    ours: 'super-rate',
    verdict: 'selective',
    judge: ({stated, ours, q}) =>
      ours < stated.from && q('urls-over-sync') > stated.from ? 'selective' : 'holds',
    calculation: ({say}) =>
      ['urls-over-sync', 'client-ratio', 'urls-over-threads', 'super-rate']
        .map((name) => say(name))
        .join('; '),
  }),
  says({
    id: 'profile-not-language',
    where: 'Connection to PHP and True Async',
    quote: 'determined by the workload profile, not the language',
    verdict: 'not-derivable',
  }),
];
