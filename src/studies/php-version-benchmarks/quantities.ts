import {loadNumber} from '../../../lib/result/stated.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {mb, ms, ratio, share} from '../quantity.ts';
import {
  BASE,
  fastestOf,
  hasCell,
  iterationsOf,
  PAGES,
  RESULTS,
  resultNamed,
  TIME,
  timesOf,
  welchOf,
} from './runs.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

const cellOf = ({app, version}: Holes) => `${app}-${version}`;

/** Results whose iterations of Symfony agree; those of the newest fall apart, as the page says. */
const STEADY = Object.keys(RESULTS).filter((name) => name !== 'metal26');

/** Savings of PHP 8.1 on the pages, over each older version of each result that has both. */
const savedBy81 = (runs: RunOf) =>
  ['arm21', 'arm22'].flatMap((name) =>
    ['74', '80'].flatMap((from) =>
      PAGES.filter((app) => hasCell(resultNamed(runs, name), `${app}-${from}`)).map(
        (app) => 1 - timesOf(resultNamed(runs, name), `${app}-81`, `${app}-${from}`),
      ),
    ),
  );

/** Changes from PHP 8.2 to each later one on the pages, without the JIT. */
const changedSince82 = (runs: RunOf) =>
  Object.keys(RESULTS).flatMap((name) =>
    PAGES.filter((app) => app !== 'symfony' || STEADY.includes(name)).flatMap((app) =>
      ['83', '84', '85']
        .filter((version) => hasCell(resultNamed(runs, name), `${app}-${version}`))
        .map((version) => timesOf(resultNamed(runs, name), `${app}-${version}`, `${app}-${BASE}`))
        .map((times) => times - 1),
    ),
  );

/** How far the cells of two results that repeat each other are apart, by a choice among the programs. */
const apart = (runs: RunOf, wanted: (cell: string) => boolean) =>
  resultNamed(runs, 'first24')
    .measurements.map(({id}) => id)
    .filter((id) => !id.endsWith('-mean') && wanted(id))
    .map((id) => Math.abs(againOverFirst(runs, id)));

const againOverFirst = (runs: RunOf, cell: string) =>
  valueOf(resultNamed(runs, 'again24'), cell, TIME) /
    valueOf(resultNamed(runs, 'first24'), cell, TIME) -
  1;

const ofPages = (cell: string) => PAGES.some((app) => cell.startsWith(`${app}-`));

const spreadOf = (runs: RunOf, {app, version, result}: Holes) => {
  const {deviation, mean} = iterationsOf(resultNamed(runs, result), `${app}-${version}`);
  return deviation / mean;
};

/** {app} is a program, {version} of PHP without its point, {result} one of `RESULTS`. */
export const quantities: Quantities = {
  // Time of a version over that of another of the same result, less one.
  'from-{base}-to-{version}-{app}-in-{result}': share[2](
    (runs, {base, version, app, result}) =>
      timesOf(resultNamed(runs, result), `${app}-${version}`, `${app}-${base}`) - 1,
  ),
  // The same for a table, with fewer digits.
  'since-82-{version}-{app}-in-{result}': share[1](
    (runs, holes) =>
      timesOf(resultNamed(runs, holes.result), cellOf(holes), `${holes.app}-${BASE}`) - 1,
  ),
  'jit-{version}-{app}-in-{result}': share[1](
    (runs, holes) =>
      timesOf(resultNamed(runs, holes.result), `${cellOf(holes)}-jit`, cellOf(holes)) - 1,
  ),
  // The same for preloading.
  'preloading-{version}-{app}-in-{result}': share[1](
    (runs, holes) =>
      timesOf(resultNamed(runs, holes.result), `${cellOf(holes)}-preloading`, cellOf(holes)) - 1,
  ),
  // Both have as many requests in an iteration, so the medians compare one request as well.
  'symfony-over-laravel-{version}-in-{result}': ratio[2]((runs, {version, result}) =>
    timesOf(resultNamed(runs, result), `symfony-${version}`, `laravel-${version}`),
  ),
  'least-saved-by-81': share[0]((runs) => Math.min(...savedBy81(runs))),
  'most-saved-by-81': share[0]((runs) => Math.max(...savedBy81(runs))),
  'least-since-82': share[1]((runs) => Math.min(...changedSince82(runs))),
  'most-since-82': share[1]((runs) => Math.max(...changedSince82(runs))),
  // Time of one request, of the newest result.
  'request-{app}-{version}': ms[2]((runs, holes) => {
    const run = resultNamed(runs, 'metal26');
    const cell = cellOf(holes);
    return (1000 * valueOf(run, cell, TIME)) / loadNumber(run, cell, 'requests');
  }),
  'spread-{app}-{version}-in-{result}': share[2](spreadOf),
  'fastest-{app}-{version}': share[1](
    (runs, holes) =>
      fastestOf(resultNamed(runs, 'metal26'), cellOf(holes)) /
        fastestOf(resultNamed(runs, 'metal26'), `${holes.app}-${BASE}`) -
      1,
  ),
  'welch-{app}-{version}': ratio[1]((runs, holes) =>
    Math.abs(welchOf(resultNamed(runs, 'metal26'), [cellOf(holes), `${holes.app}-${BASE}`])),
  ),
  'again-{app}-{version}': share[1]((runs, holes) => againOverFirst(runs, cellOf(holes))),
  'most-apart': share[1]((runs) => Math.max(...apart(runs, ofPages))),
  'jit-memory-{app}': mb[0]((runs, {app}) => {
    const run = resultNamed(runs, 'metal26');
    return (
      valueOf(run, `${app}-85-jit`, 'memoryMb.peak') - valueOf(run, `${app}-85`, 'memoryMb.peak')
    );
  }),
};
