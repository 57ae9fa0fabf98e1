import {measuredPoint} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import type {FigureDefinition} from '../../types.ts';

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
      points: LEVELS.map((level) =>
        measuredPoint(run, measurementOf(run, `${id}-${level}`), 'throughputPerS', level),
      ),
    })),
  }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'steady', at: {series: 'nginx-fpm', x: 1000}},
    {id: 'falls', at: {series: 'swoole', x: 1000}},
    {id: 'apache', at: {series: 'apache', x: 1000}},
  ],
} satisfies FigureDefinition;
