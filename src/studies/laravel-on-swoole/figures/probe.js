// @ts-check
import {address} from '../../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../../lib/result/read.js';
import {measuredBy, missedShare, PROBE, SERVERS, TIMES} from '../quantities/probe.js';
import {APPS} from '../quantities/read.js';

const TOKENS = {
  cpu: {fpm: 'group-4', swoole: 'group-1'},
  io: {fpm: 'group-2', swoole: 'group-3'},
};

function pointOf(run, cell, path) {
  const {value, low, high} = missedShare(run, cell, path);
  return {
    x: cell.app,
    y: value,
    ...(low !== undefined && {low, high}),
    from: address(run, measurementOf(run, measuredBy(cell, 'probe')), path),
  };
}

/**
 * What the probe missed, as a share of the harness’s clocks: of the CPU time and of the wait, on one axis.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: [PROBE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: APPS},
    y: {unit: 'share'},
    series: Object.entries(TIMES).flatMap(([time, path]) =>
      Object.keys(SERVERS).map((server) => ({
        id: `${server}-${time}`,
        runtime: null,
        token: TOKENS[time][server],
        points: APPS.map((app) => pointOf(run, {app, server}, path)),
      })),
    ),
  }),
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'short', at: {series: 'swoole-cpu', x: 'symfony'}}],
};
