import {expect, test} from 'vitest';
import {cornerEffects} from '../../lib/chart-data/corner-effects.ts';
import {quantitiesOf} from './quantity.ts';
import {journalOf, runOf} from './published.ts';

// Effects of Symfony and Laravel on Swoole, computed a second time from the published journals: nothing of the harness’s
// export, lib/statistics, lib/factorial or the designs is used here.
const RUNS = {shared: 'two-cores', apart: 'php-apart'};
const CASES = [
  ...['small', 'symfony', 'laravel'].map((app) => ['shared', app, RUNS.shared]),
  ...['symfony', 'laravel'].map((app) => ['apart', app, RUNS.apart]),
  ['apart', 'small', 'php-apart-small'],
];
const BLOCKS = 6;
const MB_PER_MIB = 1.048576;
/** Student’s t with five degrees of freedom, 95 %, as printed in any table. */
const LIMIT = 2.570582;

const STUDY = 'laravel-on-swoole';
const linesOf = (name) => journalOf(`${STUDY}/${name}`);

const CORNERS = {
  y00: ['per-request', 'blocking'],
  y01: ['per-request', 'coroutine'],
  y10: ['kept', 'blocking'],
  y11: ['kept', 'coroutine'],
};

const isCounted = ({accepted}) => accepted;
const isFirst = ({attempt}) => attempt === 1;

/** Answers per second of a corner in each block, from what the load generator counted. */
function blocksOf(lines, app, [state, waiting], isTaken = isCounted) {
  const found = lines.filter(
    ({kind, status, cell, ...run}) =>
      kind === 'run' &&
      status === 'measured' &&
      isTaken(run) &&
      cell.runtime === 'swoole' &&
      cell.app === app &&
      cell.application === state &&
      cell.connection === state &&
      cell.waiting === waiting,
  );
  const inOrder = found.sort((one, other) => one.block - other.block);
  expect(inOrder.map(({block}) => block)).toEqual([1, 2, 3, 4, 5, 6]);
  return inOrder.map(({report}) => report.completedRequests / report.windowS);
}

function factorOf(terms) {
  const logs = Array.from({length: BLOCKS}, (_, block) =>
    terms.reduce((sum, [weight, values]) => sum + weight * Math.log(values[block]), 0),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / BLOCKS;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const half = LIMIT * Math.sqrt(squares / (BLOCKS - 1) / BLOCKS);
  return {y: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half)};
}

const WEIGHTS = {
  state: {y10: 0.5, y11: 0.5, y00: -0.5, y01: -0.5},
  waiting: {y01: 0.5, y11: 0.5, y00: -0.5, y10: -0.5},
  'state:waiting': {y11: 1, y00: 1, y10: -1, y01: -1},
  'waiting-when-kept': {y11: 1, y10: -1},
  'waiting-when-dropped': {y01: 1, y00: -1},
};

test.each(CASES)('effects of the journal, cores %s, application %s', (placement, app, file) => {
  const lines = linesOf(file);
  const run = runOf(`${STUDY}/${file}`);
  const corners = Object.fromEntries(
    Object.entries(CORNERS).map(([key, corner]) => [key, blocksOf(lines, app, corner)]),
  );
  const {effects} = cornerEffects(run, {runtime: 'swoole', app, workers: 2, placement});
  for (const [name, weights] of Object.entries(WEIGHTS)) {
    const expected = factorOf(Object.entries(weights).map(([key, w]) => [w, corners[key]]));
    const found = effects.find(({x}) => x === name);
    for (const end of ['y', 'low', 'high']) {
      expect(found[end] / expected[end], `${name} ${end}`).toBeCloseTo(1, 4);
    }
  }
});

test('both runs made again are of one cell, and their first attempts change no conclusion', () => {
  const lines = linesOf(RUNS.shared);
  const again = lines.filter(({kind, accepted}) => kind === 'run' && !accepted);
  expect(new Set(again.map(({cell}) => cell.id))).toEqual(
    new Set(['swoole.app-per-request.db-per-request.coroutine.n2c16.bench.w2']),
  );
  for (const {foreignShare} of again) expect(foreignShare).toBeLessThan(0.02);

  const blocking = blocksOf(lines, 'small', CORNERS.y00);
  const waiting = (isTaken) =>
    factorOf([
      [1, blocksOf(lines, 'small', CORNERS.y01, isTaken)],
      [-1, blocking],
    ]);
  const [published, first] = [waiting(isCounted), waiting(isFirst)];
  expect(first.y).toBeGreaterThan(published.low);
  expect(first.y).toBeLessThan(published.high);
});

// The page calls just these rates lower bounds: a run that kept up with its offered rate could have served more.
test.each([
  ['two-cores', {'laravel.app-per-request.db-per-request.coroutine': 2}],
  [
    'php-apart',
    {
      'laravel.app-per-request.db-per-request.coroutine': 1,
      'laravel.app-kept.db-kept.coroutine': 1,
    },
  ],
  ['php-apart-small', {}],
])('cells of %s that kept up with their offered rate in some blocks', (name, expected) => {
  const keptUp = linesOf(name).filter(
    ({kind, accepted, unsaturated}) => kind === 'run' && accepted && unsaturated,
  );
  const found = {};
  for (const {cell} of keptUp) {
    const {app, application, connection, waiting} = cell;
    const id = `${app}.app-${application}.db-${connection}.${waiting}`;
    found[id] = (found[id] ?? 0) + 1;
  }
  expect(found).toEqual(expected);
});

/** Counted runs of a cell in the order of the blocks. */
const runsOf = (lines, wanted) =>
  lines
    .filter(
      ({kind, accepted, cell}) =>
        kind === 'run' &&
        accepted &&
        Object.entries(wanted).every(([name, value]) => cell[name] === value),
    )
    .sort((one, other) => one.block - other.block);
const middleOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[2] + sorted[3]) / 2;
};
/** A quantity of the study, from the result files. */
const named = quantitiesOf('laravel-on-swoole');
const cellOf = (app, rest) => `swoole-${app === 'small' ? '' : `${app}-`}kept-${rest}-bench-wait-2`;

test.each(['small', 'symfony', 'laravel'])(
  'sixteen slots of the journal, application %s',
  (app) => {
    const lines = linesOf('sixteen-slots');
    const shapes = {
      processes: {runtime: 'swoole', app, waiting: 'blocking', workers: 16},
      'two-workers': {runtime: 'swoole', app, waiting: 'coroutine', workers: 2},
    };
    const rates = Object.fromEntries(
      Object.entries(shapes).map(([shape, cell]) => {
        const runs = runsOf(lines, cell);
        expect(runs).toHaveLength(BLOCKS);
        const memory = middleOf(runs.map(({memory: {loaded}}) => loaded.php.pssMb * MB_PER_MIB));
        expect(
          named(
            `sixteen-slots#${cellOf(app, cell.waiting === 'blocking' ? 'blocking-n16' : 'coroutine-c8-n2')}-saturated.memoryMb.loaded`,
          ),
        ).toBeCloseTo(memory, 2);
        return [shape, runs.map(({report}) => report.completedRequests / report.windowS)];
      }),
    );
    const expected = factorOf([
      [1, rates['two-workers']],
      [-1, rates.processes],
    ]);
    const name = `slots-two-over-processes-${app}`;
    expect(named(name)).toBeCloseTo(expected.y, 4);
    expect(named(`${name}-low`)).toBeCloseTo(expected.low, 4);
    expect(named(`${name}-high`)).toBeCloseTo(expected.high, 4);
  },
);

test.each(['small', 'symfony', 'laravel'])('latencies of the journal, application %s', (app) => {
  const lines = linesOf('below-saturation');
  for (const waiting of ['blocking', 'coroutine']) {
    const reports = runsOf(lines, {runtime: 'swoole', app, waiting}).map(({report}) => report);
    expect(reports).toHaveLength(BLOCKS);
    for (const path of ['p50', 'p95'])
      expect(
        named(
          `below-saturation#${cellOf(app, waiting === 'blocking' ? 'blocking-n2' : 'coroutine-c16-n2')}-below.latencyMs.${path}`,
        ),
      ).toBeCloseTo(middleOf(reports.map(({latencyMs}) => latencyMs[path])), 2);
    expect(reports.every(({droppedRequests}) => droppedRequests === 0)).toBe(true);
  }
});
