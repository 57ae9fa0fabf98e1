import {claimsOf} from '../claim.ts';

const data = claimsOf('httparena-data');
const notes = claimsOf('trueasync-notes');
const readme = claimsOf('cklmercer-readme');
const leaderboard = claimsOf('web-frameworks-data');

/** What HttpArena's rows and descriptions of entries say, in the order in which a reader meets it. */
export const claims = [
  data('printed-duration', 'async-db-1024.json, duration', 'wrong', {
    quote: '5s',
    stated: {value: 5, unit: 's', ours: 'db-duration'},
    calculation: '{{db-duration}}',
  }),
  data('swoole-is-asynchronous', 'frameworks/swoole/meta.json', 'selective', {
    quote: 'asynchronous, coroutine-based',
    key: true,
  }),
  data('async-database-test', 'profile async-db', 'selective', {
    quote: 'async-db',
    judge: {by: 'more', of: 'least-blocking-kept', than: 'best-coroutine', yes: 'selective'},
    calculation: '{{least-blocking-kept}}; {{best-coroutine}}',
  }),
  data(
    'trueasync-coroutine-per-request',
    'frameworks/frankenphp-trueasync/meta.json',
    'not-derivable',
    {quote: 'Each HTTP request runs as a cooperative coroutine'},
  ),
  data('trueasync-growth', 'api-4-256.json, api-16-1024.json', 'artefact', {
    quote: '27467 … 31351',
    stated: {value: 4, unit: 'ratio', ours: 'frankenphp-trueasync-api-growth'},
    judge: {by: 'far-less', yes: 'artefact'},
    calculation: '{{frankenphp-trueasync-api-growth}}',
  }),

  // What the entry's own notes, another benchmark of TrueAsync and another leaderboard say.
  notes('tuned-196', 'Headline numbers', 'holds', {
    quote: '+196%',
    stated: {value: 1.96, unit: 'share', ours: 'tuning-best-gain'},
    calculation: '{{tuning-best-gain}}',
  }),
  notes('collection-46', 'Findings, 1', 'wrong', {
    quote: '`GOGC=1000` is a universal win (+46% alone)',
    stated: {value: 0.46, unit: 'share', ours: '=tuning-collection-gain'},
  }),
  readme('eighteen-million', 'Results', 'holds', {
    quote: '18.1M requests',
    stated: {value: 18100000, unit: 'count', ours: 'trueasync-requests'},
    calculation: '{{trueasync-requests}}',
  }),
  readme('thirteen-ms', 'Results', 'not-derivable', {
    quote: 'roughly 13ms is the server',
    stated: {value: 13, unit: 'ms'},
  }),
  readme('not-the-ceiling', 'Results', 'holds', {quote: 'Neither number is the server’s ceiling'}),
  leaderboard('rates-and-medians', 'data.json, hleb2-workerman at 512', 'wrong', {
    quote: 'total_requests_per_s … percentile50',
    stated: {value: 512, unit: 'count', ours: 'second-hleb-workerman'},
    judge: {by: 'far-more', yes: 'wrong'},
    calculation:
      '{{second-hleb-workerman}}; {{second-impossible}} / {{web-frameworks-2026-02#.measurements.length}}',
  }),
];
