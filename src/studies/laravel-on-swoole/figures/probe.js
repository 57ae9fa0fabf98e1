// @ts-check
import {address} from '../../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../../lib/result/read.js';
import {measuredBy, missedShare, PROBE, SERVERS, TIMES} from '../quantities/probe.js';
import {APPS} from '../quantities/read.js';

const TOKENS = {fpm: 'group-4', swoole: 'group-1'};

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
 * What the probe missed, as a share of the harness’s clocks; a panel for CPU time and one for the wait.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: [PROBE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: APPS},
    y: {unit: 'share'},
    panels: Object.keys(TIMES).map((id) => ({id})),
    series: Object.entries(TIMES).flatMap(([panel, path]) =>
      Object.keys(SERVERS).map((server) => ({
        id: server,
        panel,
        runtime: null,
        token: TOKENS[server],
        points: APPS.map((app) => pointOf(run, {app, server}, path)),
      })),
    ),
  }),
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'short', at: {series: 'swoole', panel: 'cpu', x: 'symfony'}}],
};
