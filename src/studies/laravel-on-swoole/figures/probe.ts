import {address, figure, measurementOf, coloured} from '../../figure.ts';
import {measuredBy, missedShare, PROBE, TIMES} from '../quantities/probe.ts';
import {APPS} from '../cells.ts';
import type {Cell} from '../quantities/probe.ts';
import type {Run} from '../../figure.ts';

const SERIES: {server: Cell['server']; time: keyof typeof TIMES; token: string}[] = [
  {server: 'fpm', time: 'cpu', token: 'group-4'},
  {server: 'swoole', time: 'cpu', token: 'group-1'},
  {server: 'fpm', time: 'io', token: 'group-2'},
  {server: 'swoole', time: 'io', token: 'group-3'},
];

function pointOf(run: Run, cell: Cell, path: string) {
  const {value, low, high} = missedShare(run, cell, path);
  return {
    x: cell.app,
    y: value,
    ...(low !== undefined && {low, high}),
    from: address(run, measurementOf(run, measuredBy(cell, 'probe')), path),
  };
}

/** What the probe missed, as a share of the harness’s clocks: of the CPU time and of the wait, on one axis. */
export default figure({
  runs: [PROBE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: APPS},
    y: {unit: 'share'},
    series: SERIES.map(({server, time, token}) =>
      coloured(
        `${server}-${time}`,
        token,
        APPS.map((app) => pointOf(run, {app, server}, TIMES[time])),
      ),
    ),
  }),
  annotations: [{id: 'short', at: {series: 'swoole-cpu', x: 'symfony'}}],
});
