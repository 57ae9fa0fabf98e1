import {coloured, figure, measuredPoint, measurementOf} from '../../figure.ts';

const LEVELS = [10, 100, 1000];
/** Colours of groups: those of the runtimes are too much alike here. */
const SYSTEMS = {
  ...{swoole: 'group-1', 'frankenphp-worker': 'group-2', apache: 'group-3'},
  ...{'roadrunner-w1': 'group-4', 'nginx-fpm': 'runtime-php-fpm-nginx'},
};

export default figure({
  runs: ['symfony-7-runtimes/php-runtime-benchmark-2025-12-01'],
  select: ([run]) => {
    const pointOf = (id: string, level: number) =>
      measuredPoint(run, measurementOf(run, `${id}-${level}`), 'throughputPerS', level);
    return {
      kind: 'lines',
      x: {unit: 'count', values: LEVELS, scale: 'log'},
      y: {unit: 'perS'},
      series: Object.entries(SYSTEMS).map(([id, token]) =>
        coloured(
          id,
          token,
          LEVELS.map((level) => pointOf(id, level)),
        ),
      ),
    };
  },
  scales: ['log', 'linear'],
  annotations: [
    {id: 'steady', at: {series: 'nginx-fpm', x: 1000}},
    {id: 'falls', at: {series: 'swoole', x: 1000}},
    {id: 'apache', at: {series: 'apache', x: 1000}},
  ],
});
