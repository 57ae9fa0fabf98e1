import {capacityPoint, coloured, measurementOf} from '../figure.ts';
import {cellId} from './cells.ts';
import type {Run} from '../figure.ts';

/** What servers came to in several quantities, each in a panel with a scale of its own. */
export const quantityPanels = (
  run: Run,
  panels: Record<string, {path: string; unit: string}>,
  servers: string[],
  at?: Parameters<typeof cellId>[1],
) => ({
  x: {unit: 'category', values: servers},
  y: {unit: Object.values(panels)[0].unit},
  panels: Object.entries(panels).map(([id, {unit}]) => ({id, y: {unit}})),
  series: Object.entries(panels).map(([panel, {path}]) => ({
    ...coloured(
      'measured',
      'group-1',
      servers.map((server) =>
        capacityPoint(run, measurementOf(run, cellId(server, at)), path, server),
      ),
    ),
    panel,
  })),
});
