import {valueOf} from '../../../../lib/result/read.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const RERUN = 'php-runtime-benchmark-2025-12-01';
const LEVELS = [10, 100, 1000];
/** Colours of groups: those of the runtimes are too much alike here. */
const SYSTEMS = {
  swoole: 'group-1',
  'frankenphp-worker': 'group-2',
  apache: 'group-3',
  'roadrunner-w1': 'group-4',
  'nginx-fpm': 'runtime-php-fpm-nginx',
};

const point = (run: Run, system: string, level: number) => {
  const id = `${system}-${level}`;
  return {
    x: level,
    y: valueOf(run, id, 'throughputPerS'),
    single: true,
    from: `${RERUN}#${id}.throughputPerS`,
  };
};

export default {
  runs: [`symfony-7-runtimes/${RERUN}`],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: LEVELS, scale: 'log'},
    y: {unit: 'perS'},
    series: Object.entries(SYSTEMS).map(([id, token]) => ({
      id,
      runtime: null,
      token,
      points: LEVELS.map((level) => point(run, id, level)),
    })),
  }),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'steady', at: {series: 'nginx-fpm', x: 1000}},
    {id: 'falls', at: {series: 'swoole', x: 1000}},
    {id: 'apache', at: {series: 'apache', x: 1000}},
  ],
} satisfies FigureDefinition;
