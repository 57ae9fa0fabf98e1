import {measurementOf} from '../result/read.ts';
import {quantityAt, unitFor} from './arrange.ts';
import type {Wanted} from './arrange.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/** a quantity of one measurement */
export type End = Wanted & {run: Run; id: string};

/**
 * Values before and after a change, each pair from wherever it was measured.
 *
 * @param names of the two ends, as `category.<name>` of the figure's texts
 * @returns kind `slope`
 * @throws {RangeError} when the two ends of a pair, or two pairs of a panel, have different units
 */
export function slopes(
  pairs: readonly {
    id: string;
    runtime?: string;
    token?: string;
    panel?: string;
    before: End;
    after: End;
  }[],
  {x = ['before', 'after']}: {x?: [string, string]} = {},
): Points {
  const panels = [...new Set(pairs.flatMap(({panel}) => panel ?? []))];
  const unitOfPanel = (panel: string | undefined) => {
    const ends = pairs
      .filter((pair) => pair.panel === panel)
      .flatMap(({before, after}) => [before, after]);
    const units = [...new Set(ends.map(unitFor))];
    if (units.length === 1) return units[0];
    throw new RangeError(
      `slopes: one panel has units ${units.join(' and ')}. Give each unit a panel.`,
    );
  };
  return {
    kind: 'slope',
    x: {unit: 'category', values: x},
    y: {unit: unitOfPanel(panels[0])},
    ...(panels.length > 0 && {panels: panels.map((id) => ({id, y: {unit: unitOfPanel(id)}}))}),
    series: pairs.map(({id, runtime = null, token, panel, before, after}) => ({
      ...{id, runtime},
      ...(token && {token}),
      ...(panel && {panel}),
      points: [before, after].map((end, index) =>
        quantityAt(end.run, measurementOf(end.run, end.id), end, x[index]),
      ),
    })),
  };
}
