import {numbers, statements} from '../../claim.ts';
import type {Claim, JudgedNumber, Verdict} from '../../types.ts';

/** A statement of the page on Python, without a number to recompute. */
const says = statements({source: 'trueasync-python'});
/** A number of that page. */
const states = numbers({source: 'trueasync-python'});

const about: (margin: number, verdict: Verdict) => (given: JudgedNumber) => Verdict =
  (margin, verdict) =>
  ({stated, ours}) =>
    Math.abs(ours / stated.value - 1) <= margin ? verdict : 'wrong';

export const claims: Claim[] = [
  says({
    id: 'precise-analogy',
    key: true,
    where: 'Opening',
    quote: 'a precise analogy to the transition from PHP-FPM',
    verdict: 'wrong',
  }),
  states({
    id: 'duolingo-40',
    where: '1, table',
    quote: '+40%',
    stated: {value: 0.4, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  states({
    id: 'super-90',
    where: '2, table, infrastructure costs',
    quote: '−90%',
    stated: {value: 0.9, unit: 'share'},
    ours: 'super-saving',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) > 0.02 ? 'wrong' : 'holds'),
  }),
  says({
    id: 'super-two-changes',
    where: '2',
    quote: 'Flask (synchronous, AWS Lambda) to Quart (ASGI, EC2)',
    verdict: 'selective',
  }),
  states({
    id: 'super-350k',
    where: '2, below the table',
    quote: '~$350,000/year',
    stated: {value: 350_000, unit: 'count'},
    ours: 'super-per-year',
    verdict: 'rounding',
    judge: about(0.02, 'rounding'),
  }),
  states({
    id: 'talk-81',
    where: '5, table',
    quote: '−81%',
    stated: {value: 0.81, unit: 'share'},
    ours: 'talk-less',
    verdict: 'selective',
    judge: about(0.01, 'selective'),
  }),
  states({
    id: 'azure-gains',
    where: '6, table',
    quote: '+10% … +3% … +7%',
    stated: {value: 0.1, unit: 'share'},
    ours: 'azure-local-50',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.005 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      ['azure-local-50', 'azure-azure-100', 'azure-local-500'].map((name) => say(name)).join('; '),
  }),
  states({
    id: 'urls-130x',
    where: '7, heading',
    quote: 'asyncio 130x Faster',
    stated: {value: 130, unit: 'ratio'},
    ours: 'urls-over-sync',
    verdict: 'rounding',
    judge: about(0.02, 'rounding'),
  }),
  states({
    id: 'urls-6x',
    key: true,
    where: '7, below the table',
    quote: '6x faster than threads',
    stated: {value: 6, unit: 'ratio'},
    ours: 'urls-over-threads',
    verdict: 'selective',
    judge: ({q}) => (q('url-time-threads') > 2 * q('url-time') ? 'selective' : 'holds'),
  }),
  says({
    id: 'echo-faster-than-go',
    where: '8, heading',
    quote: 'uvloop — Faster Than Go and Node.js',
    ours: 'echo-over-go',
    verdict: 'selective',
    judge: ({ours}) => (ours < 0.05 ? 'selective' : 'holds'),
  }),
  states({
    id: 'echo-2-5x',
    where: '8, below the tables',
    quote: '2.5x faster than standard asyncio, 2x faster than Node.js',
    stated: {value: 2.5, unit: 'ratio'},
    ours: 'echo-over-asyncio',
    verdict: 'rounding',
    judge: about(0.05, 'rounding'),
    calculation: ({say}) => `${say('echo-over-asyncio')}; ${say('echo-over-node')}`,
  }),
  states({
    id: 'client-10x',
    where: '9, below the table',
    quote: '10x faster than Requests',
    stated: {value: 10, unit: 'ratio'},
    ours: 'client-ratio',
    verdict: 'selective',
    judge: about(0.02, 'selective'),
  }),
  says({
    id: 'meinheld-sync',
    key: true,
    where: '10, table',
    quote: 'Gunicorn + Meinheld/Bottle | Sync',
    verdict: 'selective',
  }),
  states({
    id: 'tail-2-3x',
    where: '10, below the table',
    quote: '2–3x better tail latency',
    stated: {value: 3, unit: 'ratio'},
    ours: 'paterson-tail-all',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours > stated.value ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('paterson-tail-least')}–${say('paterson-tail-most')}; ${say('paterson-tail-all')}`,
  }),
  says({
    id: 'too-little-io',
    where: '10, Why Did Async Lose?',
    quote: 'too little I/O for coroutine concurrency to have an effect',
    verdict: 'not-derivable',
  }),
  says({
    id: 'one-query-two-ms',
    where: '10, When Async Actually Helps',
    quote: 'With 1 SQL query × 2 ms, the coefficient is too low',
    verdict: 'not-derivable',
  }),
  states({
    id: 'json-3-5x',
    where: '11, below the table',
    quote: '3–5x faster than synchronous ones in the JSON test',
    stated: {value: 5, unit: 'ratio'},
    ours: 'json-most',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours > stated.value ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('json-least')}–${say('json-most')}`,
  }),
  says({
    id: 'confirms-formula',
    where: 'Key Takeaway',
    quote: 'This confirms the formula',
    verdict: 'not-derivable',
  }),
];
