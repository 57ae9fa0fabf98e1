import {expect, test} from 'vitest';
import {journalOf} from './published.ts';
import {quantitiesOf} from './quantity.ts';

// Effects of the two later sessions, computed a second time from the published journals: nothing of the harness’s
// export, lib/statistics, lib/factorial or the designs is used here.
/** Student’s t with five degrees of freedom, 95 %, as printed in any table. */
const LIMIT = 2.570582;

const now = quantitiesOf('state-or-coroutines');

const linesOf = (name) => journalOf(`state-or-coroutines/${name}`);

/** Answers per second of a cell in each of the six blocks, from what the load generator counted. */
function blocksOf(lines, wanted) {
  const found = lines
    .filter(
      ({kind, status, accepted, cell}) =>
        kind === 'run' &&
        status === 'measured' &&
        accepted &&
        Object.entries(wanted).every(([key, value]) => cell[key] === value),
    )
    .sort((one, other) => one.block - other.block);
  expect(
    found.map(({block}) => block),
    JSON.stringify(wanted),
  ).toEqual([1, 2, 3, 4, 5, 6]);
  return found.map(({report}) => report.completedRequests / report.windowS);
}

/** Mean over the blocks of a weighted sum of logarithms, as a factor with Student’s interval. */
function factorOf(terms) {
  const logs = Array.from({length: 6}, (_, block) =>
    terms.reduce((sum, [weight, values]) => sum + weight * Math.log(values[block]), 0),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / 6;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const half = LIMIT * Math.sqrt(squares / 5 / 6);
  return {'': Math.exp(mean), '-low': Math.exp(mean - half), '-high': Math.exp(mean + half)};
}

function expectQuantity(name, expected) {
  for (const [end, value] of Object.entries(expected))
    expect(now(name + end), name + end).toBeCloseTo(value, 6);
}

const [DROPPED, KEPT] = ['per-request', 'kept'];
const WAITINGS = ['blocking', 'coroutine'];

test.each(['symfony', 'laravel'])('effects of all eight cells, %s', (app) => {
  const lines = linesOf('frameworks');
  const at = (application, connection, waiting) =>
    blocksOf(lines, {app, runtime: 'swoole', application, connection, waiting});
  const average = (over, [more, less]) =>
    over.flatMap((cell) => [
      [1 / over.length, at(...more(cell))],
      [-1 / over.length, at(...less(cell))],
    ]);
  const pairs = (firsts, seconds) => firsts.flatMap((a) => seconds.map((b) => [a, b]));
  const states = [DROPPED, KEPT];

  expectQuantity(
    `application-${app}`,
    factorOf(
      average(pairs(states, WAITINGS), [([c, w]) => [KEPT, c, w], ([c, w]) => [DROPPED, c, w]]),
    ),
  );
  expectQuantity(
    `connection-${app}`,
    factorOf(
      average(pairs(states, WAITINGS), [([a, w]) => [a, KEPT, w], ([a, w]) => [a, DROPPED, w]]),
    ),
  );
  expectQuantity(
    `application-alone-${app}`,
    factorOf([
      [1, at(KEPT, KEPT, 'coroutine')],
      [-1, at(DROPPED, KEPT, 'coroutine')],
    ]),
  );
  expectQuantity(
    `both-${app}`,
    factorOf([
      [1, at(KEPT, KEPT, 'coroutine')],
      [-1, at(KEPT, KEPT, 'blocking')],
      [-1, at(DROPPED, DROPPED, 'coroutine')],
      [1, at(DROPPED, DROPPED, 'blocking')],
    ]),
  );
});

/** What the plan calls the runtimes that quantities name by their result file’s identifiers. */
const NAMES = {fiber: 'factorial', swow: 'swow', amphp: 'amphp', reactphp: 'reactphp'};

test.each(Object.entries(NAMES))('effects of the small application on %s', (id, runtime) => {
  const lines = linesOf('runtimes');
  const at = (state, waiting) =>
    blocksOf(lines, {runtime, application: state, connection: state, waiting});
  expectQuantity(
    `runtime-state-coroutine-${id}`,
    factorOf([
      [1, at(KEPT, 'coroutine')],
      [-1, at(DROPPED, 'coroutine')],
    ]),
  );
  if (['fiber', 'swow'].includes(id)) {
    expectQuantity(
      `runtime-both-${id}`,
      factorOf([
        [1, at(KEPT, 'coroutine')],
        [-1, at(KEPT, 'blocking')],
        [-1, at(DROPPED, 'coroutine')],
        [1, at(DROPPED, 'blocking')],
      ]),
    );
  }
});
