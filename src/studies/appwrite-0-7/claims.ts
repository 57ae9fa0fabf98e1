import {claimsOf} from '../claim.ts';

const RUN = 'appwrite-2021-03';

const evidence = claimsOf('swoole-evidence', RUN);
const post = claimsOf('appwrite-post', RUN);

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  evidence('gain-91', '1, heading', 'wrong', {
    quote: 'Migration from FPM to Swoole (+91%)',
    key: true,
    stated: {value: 0.91, unit: 'share', ours: 'rate-gain'},
    calculation:
      '{{#swoole-loaded.throughputPerS}} / {{#fpm-loaded.throughputPerS}} − 1 = {{rate-gain}}',
  }),
  evidence('summary-91-is-1-85', 'Summary, row Production API', 'wrong', {
    quote: '+91% (1.85x)',
    stated: {value: 0.91, unit: 'share', ours: '=rate-gain'},
  }),
  evidence('all-metrics-91', '1, below the table', 'not-derivable', {
    quote: '~91% across combined metrics',
    stated: {value: 0.91, unit: 'share'},
    calculation:
      '{{rate-gain}}; {{total-gain}}; {{goodput-gain}}; {{loaded-change}}; ' + '{{normal-change}}',
  }),
  evidence('rate-85', '1, table, requests per second', 'holds', {
    quote: '+85%',
    stated: {value: 0.85, unit: 'share', ours: 'rate-gain'},
    calculation:
      '{{#swoole-loaded.throughputPerS}} / {{#fpm-loaded.throughputPerS}} − 1 = {{rate-gain}}',
  }),
  evidence('total-85', '1, table, total requests', 'holds', {
    quote: '+85%',
    stated: {value: 0.85, unit: 'share', ours: 'total-gain'},
    calculation:
      '{{#swoole-loaded.sentRequests}} / {{#fpm-loaded.sentRequests}} − 1 = {{total-gain}}',
  }),
  evidence('success-98-100', '1, table, success rate', 'holds', {
    quote: '98% / 100%, no timeouts',
    stated: {value: 0.98, unit: 'share', ours: 'success-fpm'},
    calculation: '{{#fpm-loaded.sentRequests}} × (1 − {{success-fpm}}) = {{failed-fpm}}',
  }),
  post('almost-twice', 'Below the second picture', 'rounding', {
    quote: 'almost twice as many requests',
    stated: {value: 2, unit: 'ratio', ours: '=rate-ratio'},
    judge: 'rounded',
  }),

  evidence('normal-57', '1, table, response time (normal)', 'holds', {
    quote: '−57%',
    stated: {value: -0.57, unit: 'share', ours: '=normal-change'},
  }),
  evidence('loaded-46', '1, table, response time (under load)', 'artefact', {
    quote: '−46%',
    stated: {value: -0.46, unit: 'share', ours: 'loaded-change'},
    judge: {by: 'about', of: 'in-flight-fpm', than: 'in-flight-swoole', yes: 'artefact'},
    calculation: '{{=in-flight-fpm}}; {{=in-flight-swoole}}',
  }),
  evidence('clients-500', '1, test conditions', 'not-derivable', {
    quote: '500 concurrent clients',
    stated: {value: 500, unit: 'count'},
    calculation: '{{=closed-fpm}}; {{=closed-swoole}}',
  }),

  evidence('production-case', '1, heading', 'selective', {quote: 'Production: Appwrite'}),
  evidence('replaced-fpm', '1', 'selective', {
    quote: 'In version 0.7, the team replaced Nginx + PHP-FPM with Swoole',
  }),
  evidence('both-factors', '1, What is measured', 'not-derivable', {
    quote: 'The gain comes from both factors',
  }),
  evidence('not-separable', '1, What is measured', 'holds', {
    quote: 'isolating the coroutine contribution from public data is not possible',
  }),
  evidence('pure-io-proxy', '1', 'not-derivable', {
    quote: 'pure I/O proxy … with minimal CPU computation',
    calculation: '{{=normal-saved}}',
  }),
  evidence('maximum-benefit', '1', 'not-derivable', {
    quote: 'extracts maximum benefit from transitioning to coroutines',
  }),

  evidence('formula-confirmed', 'Connection to theory, 4', 'wrong', {
    quote: 'The formula is confirmed',
    key: true,
    stated: {value: 30, unit: 'ms', ours: 'assumed-total'},
    judge: {by: 'far-more', than: '#fpm-normal.latencyMs.mean', yes: 'wrong'},
    calculation:
      '{{#assumed-fpm.cpuMs}} + {{#assumed-fpm.ioMs}} = {{assumed-total}} > {{#fpm-normal.latencyMs.mean}}',
  }),
  evidence('coefficient-doubles', 'Connection to theory, 4', 'holds', {
    quote: 'increased from 1.0 to 2.0',
    stated: {value: 2, unit: 'ratio', ours: 'coefficient-swoole'},
    calculation:
      '{{=coefficient-fpm}}; {{#assumed-swoole.ioMs}} / {{#assumed-swoole.cpuMs}} = {{coefficient-swoole}}',
  }),
  evidence('predicts-1-5-to-2', 'Connection to theory, 4', 'wrong', {
    quote: 'approximately 1.5–2x. This matches',
    stated: {from: 1.5, to: 2, unit: 'ratio', ours: 'predicted-by-workers'},
    judge: 'within',
    calculation:
      '{{assumed-total}} / ({{#assumed-swoole.cpuMs}} + {{#assumed-swoole.ioMs}}) = {{predicted-by-workers}}; {{=predicted-by-cpu}}',
  }),
];
