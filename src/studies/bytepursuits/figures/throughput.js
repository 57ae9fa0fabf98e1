// @ts-check
import {valueOf} from '../../../../lib/result/read.js';

/** @import {Run} from '../../types.js' */

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];
const LEVELS = [100, 500, 1000];

/** @param {Run} run @param {string} server @param {number} level */
const point = (run, server, level) => {
  const id = `${server}-${level}`;
  return {
    x: level,
    y: valueOf(run, id, 'throughputPerS'),
    single: true,
    from: `bytepursuits-mezzio#${id}.throughputPerS`,
  };
};

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: LEVELS},
    y: {unit: 'perS'},
    series: SERVERS.map(({id, runtime}) => ({
      id,
      runtime,
      points: LEVELS.map((level) => point(run, id, level)),
    })),
  }),
  chart: 'lines',
  scales: ['linear'],
  annotations: [
    {id: 'clean', at: {series: 'fpm', x: 100}},
    {id: 'errors', at: {series: 'fpm', x: 500}},
    {id: 'flat', at: {series: 'swoole', x: 1000}},
  ],
};
