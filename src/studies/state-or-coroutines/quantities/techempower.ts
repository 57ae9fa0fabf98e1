import {valueOf} from '../../../../lib/result/read.ts';
import {runLoadNumber} from '../../../../lib/result/stated.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const RUN = 'techempower-php-2019-12/query';
const SYSTEMS: Record<string, string> = {
  php: 'php',
  blocking: 'swoole-no-async',
  coroutine: 'swoole',
};
const QUERIES = [1, 20];

const rate = (runs: RunOf, system: string, queries: number) =>
  valueOf(runs(RUN), `${SYSTEMS[system]}-query-q${queries}`, 'throughputPerS');

const ofQueries = (queries: number): Quantities => ({
  ...Object.fromEntries(
    Object.keys(SYSTEMS).map((system) => [
      `techempower-rate-${system}-${queries}`,
      {unit: 'perS', digits: 0, of: (runs) => rate(runs, system, queries)},
    ]),
  ),
  [`techempower-waiting-${queries}`]: ratio('coroutine', 'blocking', queries),
  [`techempower-state-${queries}`]: ratio('blocking', 'php', queries),
});

/** One cell over another at a number of queries. */
const ratio: (over: string, under: string, queries: number) => Quantity = (
  over,
  under,
  queries,
) => {
  return {
    unit: 'ratio',
    digits: 2,
    of: (runs) => rate(runs, over, queries) / rate(runs, under, queries),
  };
};

/** The three of the four cells that somebody entered in TechEmpower's query test. */
export const techempower: Quantities = {
  'techempower-connections': {unit: 'count', of: (runs) => runLoadNumber(runs(RUN), 'vus')},
  ...Object.assign({}, ...QUERIES.map(ofQueries)),
};
