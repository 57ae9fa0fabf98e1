import {capacityPoint, coloured, loadOf, measuredPoint, measurementOf} from '../figure.ts';
import {cellId} from './cells.ts';
import {startMinute, windowsOf} from './hour.ts';
import type {At} from './cells.ts';
import type {Run} from '../figure.ts';

/** What a panel shows: a quantity by its path, or the rate that each server was offered. */
type Shown = {path?: string; unit: string};

/** What servers came to in several quantities, each in a panel with a scale of its own. */
export const quantityPanels = (
  run: Run,
  panels: Record<string, Shown>,
  servers: string[],
  at?: At,
) => ({
  x: {unit: 'category', values: servers},
  y: {unit: Object.values(panels)[0].unit},
  panels: Object.entries(panels).map(([id, {unit}]) => ({id, y: {unit}})),
  series: Object.entries(panels).map(([panel, {path}]) => ({
    ...coloured(
      'measured',
      'group-1',
      servers.map((server) => {
        const measurement = measurementOf(run, cellId(server, at));
        return path === undefined
          ? {x: server, y: Number(loadOf(run, measurement).arrivalRatePerS)}
          : capacityPoint(run, measurement, path, server);
      }),
    ),
    panel,
  })),
});

/** A quantity of servers in each window of an hour. */
export const linesOverHour = (
  run: Run,
  servers: readonly string[],
  {path, unit}: {path: string; unit: string},
) => ({
  kind: 'lines' as const,
  x: {unit: 'count', values: windowsOf(run, servers[0]).map(startMinute)},
  y: {unit},
  series: servers.map((server, index) => {
    const points = windowsOf(run, server).map((window) =>
      measuredPoint(run, window, path, startMinute(window)),
    );
    return coloured(server, `group-${index + 1}`, points);
  }),
});
