// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {runLoadNumber} from '../../../../lib/result/stated.js';

/** @import {Quantities, Quantity, RunOf} from '../../types.js' */

const RUN = 'techempower-php-2019-12/query';
/** @type {Record<string, string>} */
const SYSTEMS = {php: 'php', blocking: 'swoole-no-async', coroutine: 'swoole'};
const QUERIES = [1, 20];

/** @param {RunOf} runs @param {string} system @param {number} queries */
const rate = (runs, system, queries) =>
  valueOf(runs(RUN), `${SYSTEMS[system]}-query-q${queries}`, 'throughputPerS');

/** @param {number} queries @returns {Quantities} */
const ofQueries = (queries) => ({
  ...Object.fromEntries(
    Object.keys(SYSTEMS).map((system) => [
      `techempower-rate-${system}-${queries}`,
      {unit: 'perS', digits: 0, of: (runs) => rate(runs, system, queries)},
    ]),
  ),
  [`techempower-waiting-${queries}`]: ratio('coroutine', 'blocking', queries),
  [`techempower-state-${queries}`]: ratio('blocking', 'php', queries),
});

/** One cell over another at a number of queries. @type {(over: string, under: string, queries: number) => Quantity} */
function ratio(over, under, queries) {
  return {
    unit: 'ratio',
    digits: 2,
    of: (runs) => rate(runs, over, queries) / rate(runs, under, queries),
  };
}

/**
 * The three of the four cells that somebody entered in TechEmpower's query test.
 *
 * @type {import('../../types.js').Quantities}
 */
export const techempower = {
  'techempower-connections': {unit: 'count', of: (runs) => runLoadNumber(runs(RUN), 'vus')},
  ...Object.assign({}, ...QUERIES.map(ofQueries)),
};
