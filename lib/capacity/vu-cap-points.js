// @ts-check
import {cappedMedians} from './capped-medians.js';

/**
 * The exhibit's chart: published medians of a server, and what the same server shows under other caps on
 * virtual users.
 *
 * @param {ReturnType<typeof import('./exhibit.js').exhibitOf>} exhibit
 * @param {{id: string, maxVus: number}[]} caps simulated caps, one curve each
 * @returns {import('../chart-data/types.js').Points} kind `models`, x workers, y milliseconds
 * @throws {RangeError} on a cap out of range
 */
export function vuCapPoints({load, runtime, points}, caps) {
  const workers = points.map((point) => point.workers);
  return {
    kind: 'models',
    x: {unit: 'count', values: workers},
    y: {unit: 'ms'},
    series: [
      ...caps.map(({id, maxVus}, at) => simulatedSeries(id, TOKENS[at], points, {...load, maxVus})),
      {
        ...{id: 'published', runtime, role: /** @type {const} */ ('measured')},
        points: points.map((point) => ({x: point.workers, y: point.p50Ms, single: true})),
      },
    ],
    references: [],
  };
}

const TOKENS = ['model-decline', 'model-contention'];

/**
 * @param {string} id
 * @param {string} token
 * @param {Parameters<typeof cappedMedians>[0]} points
 * @param {Parameters<typeof cappedMedians>[1]} load
 */
function simulatedSeries(id, token, points, load) {
  return {
    ...{id, runtime: null, token, role: /** @type {const} */ ('model')},
    points: cappedMedians(points, load).map(({workers, p50Ms}) => ({x: workers, y: p50Ms})),
  };
}
