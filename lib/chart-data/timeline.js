// @ts-check
import {measurementOf} from '../result/read.js';
import {quantityAt, unitFor} from './arrange.js';

/**
 * Stages one after another: each bar begins where the actor's stage before it ended.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {{stages: readonly (import('./arrange.js').Wanted & {id: string, actor: string, measurement: string})[],
 *   tokens: Record<string, string>, references?: {id: string, y: number}[]}} wanted `tokens`: colours by actor
 * @returns {import('./types.js').Points} kind `timeline`; a stage without a value is a gap and takes no time
 * @throws {RangeError} when stages have different units
 */
export function timeline(run, {stages, tokens, references = []}) {
  const units = [...new Set(stages.map(unitFor))];
  if (units.length > 1) {
    throw new RangeError(
      `timeline: stages have units ${units.join(' and ')}. Choose one, or convert.`,
    );
  }
  /** @type {Map<string, {end: number, points: import('./types.js').Point[]}>} */
  const actors = new Map();
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
