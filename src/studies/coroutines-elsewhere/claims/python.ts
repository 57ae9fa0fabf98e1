import {claimsOf} from '../../claim.ts';

const python = claimsOf('trueasync-python');

/** What the page on Python says of its cases. */
export const claims = [
  python('precise-analogy', 'Opening', 'wrong', {
    quote: 'a precise analogy to the transition from PHP-FPM',
    key: true,
  }),
  python('duolingo-40', '1, table', 'not-derivable', {
    quote: '+40%',
    stated: {value: 0.4, unit: 'share'},
  }),
  python('super-90', '2, table, infrastructure costs', 'wrong', {
    quote: '−90%',
    stated: {value: 0.9, unit: 'share', ours: 'super-saving'},
  }),
  python('super-two-changes', '2', 'selective', {
    quote: 'Flask (synchronous, AWS Lambda) to Quart (ASGI, EC2)',
  }),
  python('super-350k', '2, below the table', 'rounding', {
    quote: '~$350,000/year',
    stated: {value: 350000, unit: 'count', ours: 'super-per-year'},
    judge: 'rounded',
  }),
  python('talk-81', '5, table', 'selective', {
    quote: '−81%',
    stated: {value: 0.81, unit: 'share', ours: 'talk-less'},
    judge: {by: 'printed', yes: 'selective', no: 'wrong'},
  }),
  python('azure-gains', '6, table', 'holds', {
    quote: '+10% … +3% … +7%',
    stated: {value: 0.1, unit: 'share', ours: 'azure-local-50'},
    calculation: '{{azure-local-50}}; {{azure-azure-100}}; {{azure-local-500}}',
  }),
  python('urls-130x', '7, heading', 'rounding', {
    quote: 'asyncio 130x Faster',
    stated: {value: 130, unit: 'ratio', ours: 'urls-over-sync'},
    judge: 'rounded',
  }),
  python('urls-6x', '7, below the table', 'selective', {
    quote: '6x faster than threads',
    key: true,
    stated: {value: 6, unit: 'ratio', ours: 'urls-over-threads'},
    judge: {by: 'far-more', of: 'url-time-threads', than: 'url-time', yes: 'selective'},
  }),
  python('echo-faster-than-go', '8, heading', 'selective', {
    quote: 'uvloop — Faster Than Go and Node.js',
    ours: 'echo-over-go',
    judge: {by: 'at-least', than: 0.05, no: 'selective'},
  }),
  python('echo-2-5x', '8, below the tables', 'rounding', {
    quote: '2.5x faster than standard asyncio, 2x faster than Node.js',
    stated: {value: 2.5, unit: 'ratio', ours: 'echo-over-asyncio'},
    judge: {
      by: 'about',
      of: ['ours', 'echo-over-node'],
      than: ['stated', 2],
      no: {by: 'printed', yes: 'rounding', no: 'wrong'},
    },
    calculation: '{{echo-over-asyncio}}; {{echo-over-node}}',
  }),
  python('client-10x', '9, below the table', 'selective', {
    quote: '10x faster than Requests',
    stated: {value: 10, unit: 'ratio', ours: 'client-ratio'},
    judge: {by: 'printed', yes: 'selective', no: 'wrong'},
  }),
  python('meinheld-sync', '10, table', 'selective', {
    quote: 'Gunicorn + Meinheld/Bottle | Sync',
    key: true,
  }),
  python('tail-2-3x', '10, below the table', 'selective', {
    quote: '2–3x better tail latency',
    stated: {from: 2, to: 3, unit: 'ratio', ours: 'paterson-tail-all'},
    judge: {by: 'within', no: 'selective'},
    calculation: '{{paterson-tail-least}}–{{paterson-tail-most}}; {{paterson-tail-all}}',
  }),
  python('too-little-io', '10, Why Did Async Lose?', 'not-derivable', {
    quote: 'too little I/O for coroutine concurrency to have an effect',
  }),
  python('one-query-two-ms', '10, When Async Actually Helps', 'not-derivable', {
    quote: 'With 1 SQL query × 2 ms, the coefficient is too low',
  }),
  python('json-3-5x', '11, below the table', 'selective', {
    quote: '3–5x faster than synchronous ones in the JSON test',
    stated: {from: 3, to: 5, unit: 'ratio', ours: 'json-most'},
    judge: {by: 'within', no: 'selective'},
    calculation: '{{json-least}}–{{json-most}}',
  }),
  python('confirms-formula', 'Key Takeaway', 'not-derivable', {quote: 'This confirms the formula'}),

  python('duolingo-30', '1, table', 'rounding', {
    quote: '~30% per migrated service',
    stated: {value: 0.3, unit: 'share', ours: '=fewer-instances'},
    judge: 'rounded',
  }),
  python('super-2x', '2, table, throughput', 'holds', {
    quote: '~150 req/s | 300+ req/s | 2x',
    stated: {value: 2, unit: 'ratio', ours: '=super-rate'},
  }),
  python('super-errors-latency', '2, table, errors and latency', 'not-derivable', {
    quote: '−95% … −50%',
    stated: {value: 0.95, unit: 'share'},
  }),
  python('instagram-improved', '3', 'not-checked', {
    quote: 'Achieved API performance improvement and reduced CPU idle time',
  }),
  python('feature-store-40', '4, table', 'not-derivable', {
    quote: '−40%',
    stated: {value: 0.4, unit: 'share'},
  }),
  python('loop-loses-2-percent', '6, below the table', 'not-checked', {
    quote: '~2% request losses. uvloop — zero errors',
    stated: {value: 0.02, unit: 'share'},
  }),
  python('cpu-bound-44', '7, below the table', 'not-derivable', {
    quote: 'identical time, +44% memory consumption',
    stated: {value: 0.44, unit: 'share'},
  }),
  python('unfair-cpu-time', '10, Why Did Async Lose?', 'not-derivable', {
    quote: 'creates "unfair" CPU time distribution',
  }),
  python('loop-overhead-eats-gain', '10, Why Did Async Lose?', 'not-derivable', {
    quote: 'asyncio overhead … is comparable to the gain from non-blocking I/O',
  }),
  python('uvloop-2-5-http', 'Summary, row uvloop vs standard', 'selective', {
    quote: '2.5x faster | TCP echo, HTTP',
    stated: {value: 2.5, unit: 'ratio', ours: 'echo-over-asyncio'},
    judge: {by: 'less', of: ['azure-local-50', 'azure-azure-100'], than: 0.25, yes: 'selective'},
    calculation:
      '{{echo-over-asyncio}}; +{{azure-local-50}}; +{{azure-azure-100}}; +{{azure-local-500}}',
  }),
  python('tens-to-hundreds', 'Key Takeaway', 'selective', {
    quote: 'When T_io >> T_cpu — tens to hundreds of times',
    stated: {from: 10, to: 100, unit: 'ratio', ours: 'super-rate'},
    judge: {by: 'at-least', of: ['ours', 'urls-over-sync'], than: 'from', some: 'selective'},
    calculation: '{{urls-over-sync}}; {{client-ratio}}; {{urls-over-threads}}; {{super-rate}}',
  }),
  python('profile-not-language', 'Connection to PHP and True Async', 'not-derivable', {
    quote: 'determined by the workload profile, not the language',
  }),
];
