import {claimsOf} from '../claim.ts';

const RUN = 'idlemmo-octane';

const evidence = claimsOf('swoole-evidence', RUN);

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  evidence('requests-35m', '2, heading', 'not-derivable', {
    quote: '35 Million Requests per Day on a Single Server',
    key: true,
    calculation: '{{#octane-day.completedRequests}} / 86400 = {{rate}}; {{=most-cpu}}',
  }),
  evidence('average-405', '2, table', 'holds', {
    quote: '~405 req/s average',
    stated: {value: 405, unit: 'perS', ours: 'rate'},
    calculation: '{{#octane-day.completedRequests}} / 86400 = {{rate}}',
  }),
  evidence('potential-50m', '2, table', 'not-checked', {
    quote: '50,000,000+ req/day',
    stated: {value: 50000000, unit: 'count'},
    calculation: '{{#octane-day-potential.completedRequests}} / 86400 = {{potential-rate}}',
  }),
  evidence('users-160k', '2', 'selective', {
    quote: 'an MMORPG with 160,000+ users',
    stated: {value: 160000, unit: 'count'},
  }),
  evidence('less-cpu-more-requests', '2, below the table', 'not-derivable', {
    quote: 'the same server could handle significantly more requests',
  }),

  evidence('four-per-core', '2, table', 'not-derivable', {
    quote: '64 (4 per core)',
    stated: {value: 4, unit: 'count', ours: 'workers-per-vcpu'},
    judge: {
      by: 'printed',
      no: {by: 'printed', of: 'workers-per-core', yes: 'not-derivable', no: 'wrong'},
    },
    calculation: '{{=workers-per-vcpu}}; {{=workers-per-core}}',
  }),
  evidence('swoole-not-openswoole', '2', 'wrong', {quote: 'Laravel Octane + Swoole'}),
  evidence('one-request-one-worker', '2, What is measured', 'holds', {
    quote: '"one request — one worker" mode',
  }),

  evidence('p95-56', '2, table', 'holds', {
    quote: '172 ms (−56%)',
    key: true,
    stated: {value: -0.56, unit: 'share', ours: '=p95-change'},
  }),
  evidence('due-to-no-reload', '2, What is measured', 'not-derivable', {
    quote: 'due to Laravel not reloading on every request',
    calculation: '{{=p95-saved}}',
  }),
];
