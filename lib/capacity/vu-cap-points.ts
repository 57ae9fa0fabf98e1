import {cappedMedians} from './capped-medians.ts';
import type {Points} from '../chart-data/types.ts';
import type {exhibitOf} from './exhibit.ts';

/**
 * The exhibit's chart: published medians of a server, and what the same server shows under other caps on
 * virtual users.
 *
 * @param caps simulated caps, one curve each
 * @returns kind `models`, x workers, y milliseconds
 * @throws {RangeError} on a cap out of range
 */
export function vuCapPoints(
  {load, runtime, points}: ReturnType<typeof exhibitOf>,
  caps: {id: string; maxVus: number}[],
): Points {
  const workers = points.map((point) => point.workers);
  return {
    kind: 'models',
    x: {unit: 'count', values: workers},
    y: {unit: 'ms'},
    series: [
      ...caps.map(({id, maxVus}, at) => simulatedSeries(id, TOKENS[at], points, {...load, maxVus})),
      {
        ...{id: 'published', runtime, role: 'measured' as const},
        points: points.map((point) => ({x: point.workers, y: point.p50Ms, single: true})),
      },
    ],
    references: [],
  };
}

const TOKENS = ['model-decline', 'model-contention'];

function simulatedSeries(
  id: string,
  token: string,
  points: Parameters<typeof cappedMedians>[0],
  load: Parameters<typeof cappedMedians>[1],
) {
  return {
    ...{id, runtime: null, token, role: 'model' as const},
    points: cappedMedians(points, load).map(({workers, p50Ms}) => ({x: workers, y: p50Ms})),
  };
}
