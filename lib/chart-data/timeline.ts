import {measurementOf} from '../result/read.ts';
import {quantityAt, unitFor} from './arrange.ts';
import type {Wanted} from './arrange.ts';
import type {Run} from './measured-point.ts';
import type {Point, Points} from './types.ts';

/**
 * Stages one after another: each bar begins where the actor's stage before it ended.
 *
 * @param wanted `tokens`: colours by actor
 * @returns kind `timeline`; a stage without a value is a gap and takes no time
 * @throws {RangeError} when stages have different units
 */
export function timeline(
  run: Run,
  {
    stages,
    tokens,
    references = [],
  }: {
    stages: readonly (Wanted & {id: string; actor: string; measurement: string})[];
    tokens: Record<string, string>;
    references?: {id: string; y: number}[];
  },
): Points {
  const units = [...new Set(stages.map(unitFor))];
  if (units.length > 1) {
    throw new RangeError(
      `timeline: stages have units ${units.join(' and ')}. Choose one, or convert.`,
    );
  }
  const actors: Map<string, {end: number; points: Point[]}> = new Map();
  for (const {id, actor, measurement, ...wanted} of stages) {
    const lane = actors.get(actor) ?? {end: 0, points: []};
    actors.set(actor, lane);
    const point = quantityAt(run, measurementOf(run, measurement), wanted, id);
    lane.points.push(point.y === null ? point : {...point, start: lane.end});
    lane.end += point.y ?? 0;
  }
  return {
    kind: 'timeline',
    x: {unit: 'category', values: stages.map(({id}) => id)},
    y: {unit: units[0]},
    series: [...actors].map(([id, {points}]) => ({id, runtime: null, token: tokens[id], points})),
    references,
  };
}
