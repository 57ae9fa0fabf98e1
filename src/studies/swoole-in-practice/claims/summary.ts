import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'column-fpm-to-swoole',
    source: 'swoole-evidence',
    where: 'Summary, heading of the column',
    quote: 'FPM → Swoole',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'hello-2-6-to-3',
    source: 'swoole-evidence',
    where: 'Summary, row Hello World / JSON',
    quote: '2.6–3x',
    kind: 'number',
    stated: {from: 2.6, to: 3, unit: 'ratio'},
    ours: 'hello-typical',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours > 2 * stated.to ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('json-bytepursuits')}; ${say('hello-rare')}; ${say('hello-typical')}`,
  },
  {
    id: 'all-benchmarks-stable',
    source: 'swoole-evidence',
    where: 'Summary, row High concurrency',
    quote: 'Swoole stable, FPM crashes … All benchmarks',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({q}) => (q('fpm-ten-to-thousand') > -0.05 ? 'wrong' : 'holds'),
    calculation: ({say}) => `${say('fpm-ten-to-thousand')}; ${say('swoole-ten-to-thousand')}`,
  },
];
