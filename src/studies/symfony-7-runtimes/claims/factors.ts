import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'ten-times',
    key: true,
    source: 'swoole-evidence',
    where: '5, table',
    quote: 'Swoole / FrankenPHP (worker) >10x',
    kind: 'number',
    stated: {value: 10, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('swoole-1000')} / ${say('nginx-fpm-1000')} = ${say('swoole-times-1000')}; ${say('frankenphp-worker-1000')} / ${say('nginx-fpm-1000')} = ${say('frankenphp-worker-times-1000')}`,
  },
  {
    id: 'order-of-magnitude',
    source: 'swoole-evidence',
    where: '5, below the table',
    quote: 'an order of magnitude higher throughput',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('swoole-times-1000')}; ${say('frankenphp-worker-times-1000')}`,
  },
  {
    id: 'summary-ten-times',
    source: 'swoole-evidence',
    where: 'Summary, row Symfony runtimes',
    quote: '>10x … Stateful',
    kind: 'number',
    stated: {value: 10, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('frankenphp-worker-1000')} / ${say('frankenphp-classic-1000')} = ${say('state-alone')}`,
  },
  {
    id: 'unit-three',
    source: 'swoole-evidence',
    where: '5, table',
    quote: 'Nginx Unit ~3x',
    kind: 'number',
    stated: {value: 3, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'roadrunner-two',
    source: 'swoole-evidence',
    where: '5, table',
    quote: 'RoadRunner >2x',
    kind: 'number',
    stated: {value: 2, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('roadrunner-1000')} / ${say('nginx-fpm-1000')} = ${say('roadrunner-times-1000')}`,
  },
  {
    id: 'apache-half',
    source: 'swoole-evidence',
    where: '5, table',
    quote: 'Apache + mod_php ~0.5x (slower)',
    kind: 'number',
    stated: {value: 0.5, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('apache-1000')} / ${say('nginx-fpm-1000')} = ${say('apache-times-1000')}; ${say('apache-10')} / ${say('nginx-fpm-10')} = ${say('apache-times-10')}`,
  },
];
