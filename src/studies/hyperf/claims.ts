import {claimsOf} from '../claim.ts';

const RUN = 'hyperf-wrk';

const readme = claimsOf('hyperf-readme', RUN);
const evidence = claimsOf('swoole-evidence', RUN);

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  readme('readme-rate', 'Performance', 'holds', {
    quote: 'Requests/sec: 103921.49',
    key: true,
    stated: {value: 103921.49, unit: 'perS', ours: 'rate-from-total'},
    judge: 'about',
    calculation:
      '{{=rate-from-total}}; {{#readme.throughputPerS}} × {{#readme.latencyMs.mean, number(digits: 2)}} = {{in-flight}}',
  }),
  readme('beats-fpm', 'Introduction', 'not-derivable', {
    quote: 'decisively beating PHP-FPM frameworks in benchmarks',
  }),

  evidence('heading-96000', '7, heading', 'not-derivable', {
    quote: '96,000 req/s on a Swoole Framework',
    key: true,
    stated: {value: 96000, unit: 'perS', ours: '#readme.throughputPerS'},
    judge: {by: 'about', no: 'not-derivable'},
    calculation: '{{=stated-over-rate}}',
  }),
  evidence('rate-96563', '7', 'not-derivable', {
    quote: '96,563 req/s',
    stated: {value: 96563, unit: 'perS', ours: '#readme.throughputPerS'},
    judge: {by: 'about', no: 'not-derivable'},
    calculation: '{{=stated-over-rate}}',
  }),
  evidence('latency-7-66', '7', 'wrong', {
    quote: 'Latency: 7.66 ms',
    stated: {value: 7.66, unit: 'ms', ours: 'possible-latency'},
    judge: {by: 'clearly-less', yes: 'wrong'},
    calculation:
      '{{#source-004.throughputPerS}} × {{#source-004.latencyMs.mean}} = {{stated-in-flight}} > {{#source-004.load.vus}}; {{=possible-latency}}',
  }),
  evidence('four-threads', '7', 'wrong', {
    quote: '4 threads, 100 connections',
    stated: {value: 100, unit: 'count', ours: '#.load.vus'},
    judge: {
      by: 'printed',
      no: {
        by: 'clearly-more',
        of: 'stated-in-flight',
        than: 'stated',
        yes: 'wrong',
        no: 'not-derivable',
      },
    },
    calculation:
      '{{#.load.vus}}; ' +
      '{{#source-004.throughputPerS}} × {{#source-004.latencyMs.mean}} = {{stated-in-flight}} > {{#source-004.load.vus}}',
  }),
  evidence('reflects-stateful', '7, What is measured', 'not-derivable', {
    quote: 'it reflects the stateful runtime effect',
  }),
  evidence('five-to-ten', '7', 'not-derivable', {
    quote: '5–10x advantage over traditional PHP frameworks',
    stated: {from: 5, to: 10, unit: 'ratio'},
  }),
];
