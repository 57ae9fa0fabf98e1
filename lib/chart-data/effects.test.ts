import fc from 'fast-check';
import {expect, test} from 'vitest';
import {APPLICATION, cellAt, CONNECTION, cornerAt, STATE, WAITING} from './corners.ts';
import {measurementWith} from './design-cells.ts';
import {effectGrid} from './effect-grid.ts';
import {effectsOf} from './effects.ts';
import {factorialRun, withRepeats} from './fixtures/factorial-run.ts';

const corners = (run) => ({
  factors: [STATE, WAITING],
  measurementAt: ([state, waiting]) => measurementWith(run, cornerAt(state, waiting, {workers: 1})),
});
const cube = (run) => ({
  factors: [APPLICATION, CONNECTION, WAITING],
  measurementAt: ([application, connection, waiting]) =>
    measurementWith(run, cellAt({application, connection, waiting}, {workers: 1})),
});
const MULTIPLYING = ({application, connection, waiting}) =>
  50 * 1.5 ** application * 2 ** connection * 3 ** waiting;
const ratioOf = (effects, x) => effects.find((effect) => effect.x === x).y;

test('effects that multiply come out as the factors that they were made of, interactions as 1', () => {
  const run = factorialRun(MULTIPLYING);
  const {effects} = effectsOf(run, cube(run));
  expect(ratioOf(effects, 'application')).toBeCloseTo(1.5, 9);
  expect(ratioOf(effects, 'connection')).toBeCloseTo(2, 9);
  expect(ratioOf(effects, 'waiting')).toBeCloseTo(3, 9);
  expect(ratioOf(effects, 'application:connection:waiting')).toBeCloseTo(1, 9);
  expect(ratioOf(effects, 'waiting-when-kept-opened')).toBeCloseTo(3, 9);
});

test('noise that the cells of a block share leaves ratios within blocks untouched', () => {
  const run = factorialRun(MULTIPLYING);
  const state = effectsOf(run, corners(run)).effects.find(({x}) => x === 'state');
  expect(state).toMatchObject({y: expect.closeTo(3, 9), low: expect.closeTo(3, 9)});
  expect(state).not.toHaveProperty('single');
});

test('the cube is what ordinary least squares on dummies and blocks make of all single runs', () => {
  const rates = fc.array(fc.double({min: 5, max: 900, noNaN: true}), {minLength: 8, maxLength: 8});
  fc.assert(
    fc.property(rates, (eight) => {
      const rateOf = ({application, connection, waiting}) =>
        eight[application * 4 + connection * 2 + waiting];
      const run = factorialRun(rateOf);
      const {effects} = effectsOf(run, cube(run));
      const fitted = leastSquares(run);
      for (const [effect, coefficient] of Object.entries(fitted)) {
        expect(Math.log(ratioOf(effects, effect)), effect).toBeCloseTo(coefficient, 7);
      }
    }),
    {numRuns: 25},
  );
});

test('a design may name the columns of its grid, and its effects keep the names of the others', () => {
  const run = factorialRun(MULTIPLYING);
  const {measurementAt} = corners(run);
  const points = effectGrid(run, {
    factors: [STATE, WAITING],
    designs: [
      {id: 'usual', measurementAt},
      {id: 'own', columns: ['few', 'many'], measurementAt},
      {id: 'undrawn', columns: ['one', 'two'], measurementAt},
    ],
    drawn: ['usual', 'own'],
    shown: ['waiting'],
    tokenOf: (row, column) => `${row} ${column}`,
  });
  expect(points.panels.map(({columns}) => columns)).toEqual([
    WAITING.levels,
    ['few', 'many'],
    undefined,
  ]);
  expect(points.x.values.slice(0, 4)).toEqual([...WAITING.levels, 'few', 'many']);
  const cells = points.series.find(({panel, id}) => panel === 'own' && id === 'kept').points;
  expect(cells.map(({x, token}) => [x, token])).toEqual([
    ['few', 'kept few'],
    ['many', 'kept many'],
  ]);
  const effects = points.series.filter(({panel}) => panel === 'effects');
  expect(effects.map((each) => ratioOf(each.points, 'waiting'))).toEqual(
    [3, 3, 3].map((ratio) => expect.closeTo(ratio, 9)),
  );
});

test('an empty cell stays empty, and only what needs no empty cell is computed', () => {
  const full = factorialRun(MULTIPLYING);
  const run = {
    ...full,
    measurements: full.measurements.filter(({id}) => id !== 'cell-001-saturated'),
  };
  const {cells, effects} = effectsOf(run, corners(run));
  expect(cells.y01.y).toBeNull();
  expect(ratioOf(effects, 'state-when-blocking')).toBeCloseTo(3, 9);
  expect(ratioOf(effects, 'waiting-when-kept')).toBeCloseTo(3, 9);
  const uncomputed = ['state', 'waiting', 'state:waiting', 'waiting-when-dropped'];
  expect(uncomputed.map((x) => ratioOf(effects, x))).toEqual([null, null, null, null]);
});

test('a failed measurement is an empty cell', () => {
  const run = factorialRun(MULTIPLYING);
  run.measurements[0].status = 'failed';
  expect(effectsOf(run, corners(run)).cells.y00.y).toBeNull();
});

test('a cell that kept up with the offered rate is a lower bound, and so is what it raises', () => {
  const run = withRepeats(
    factorialRun(MULTIPLYING),
    'cell-111-saturated',
    [440, 445, 450, 455, 448],
    {
      arrivalRatePerS: 450,
    },
  );
  const {cells, effects} = effectsOf(run, corners(run));
  expect(cells.y11.bound).toBe('at-least');
  const state = effects.find(({x}) => x === 'state');
  expect(state.bound).toBe('at-least');
  expect(state).not.toHaveProperty('high');
  expect(effects.find(({x}) => x === 'waiting-when-dropped')).not.toHaveProperty('bound');
});

test('with a block missing in one cell, and no record of which, cells stand on their own instead of paired', () => {
  const run = withRepeats(factorialRun(MULTIPLYING), 'cell-000-saturated', [47, 50, 51, 54]);
  const {effects} = effectsOf(run, corners(run));
  expect(ratioOf(effects, 'state-when-blocking')).toBeCloseTo(
    (150 * (0.94 * 1.03 * 1 * 1.08 * 0.97) ** 0.2) / (47 * 50 * 51 * 54) ** 0.25,
    9,
  );
});

test('three factors make two grids of a design, the third factor between rows and columns', () => {
  const run = factorialRun(MULTIPLYING);
  const {panels, series, x} = effectGrid(run, {
    factors: cube(run).factors,
    designs: [{id: 'one', measurementAt: cube(run).measurementAt}],
    shown: ['waiting'],
  });
  expect(panels.map(({id}) => id)).toEqual(['one-opened', 'one-held', 'effects']);
  expect(panels[1].across).toEqual(['waiting-when-dropped-held', 'waiting-when-kept-held']);
  expect(panels[1].down).toEqual([
    'application-when-held-blocking',
    'application-when-held-coroutine',
  ]);
  const [dropped] = series.filter(({panel}) => panel === 'one-held');
  expect(dropped.points.map(({x: column, y}) => [column, y])).toEqual([
    ['blocking', 100],
    ['coroutine', 300],
  ]);
  expect(x.values).not.toContain('connection-when-dropped-blocking');
});

test('designs of two machines stand beside each other, each from its own run', () => {
  const [ours, theirs] = [
    factorialRun(MULTIPLYING),
    factorialRun((levels) => 2 * MULTIPLYING(levels)),
  ];
  const {series} = effectGrid(ours, {
    factors: corners(ours).factors,
    designs: [
      {id: 'ours', measurementAt: corners(ours).measurementAt},
      {id: 'theirs', run: theirs, measurementAt: corners(theirs).measurementAt},
    ],
    shown: ['state'],
  });
  const first = (panel) => series.find((each) => each.panel === panel).points[0].y;
  expect(first('theirs')).toBeCloseTo(2 * first('ours'), 9);
});

/**
 * Coefficients of the saturated model of three factors and of the blocks, fitted to every single run by Gaussian
 * elimination of the normal equations, in the coding that makes them main effects and interactions.
 */
function leastSquares(run) {
  const sign = (level) => (level === '1' ? 0.5 : -0.5);
  const rows = run.measurements
    .filter(({parameters}) => parameters.point === 'saturated')
    .flatMap(({system, values}) => {
      const [a, b, c] = [...system.slice(-3)].map(sign);
      const terms = [1, a, b, c, 2 * a * b, 2 * a * c, 2 * b * c, 4 * a * b * c];
      return values.throughputPerS.values.map((value, block) => ({
        terms: [...terms, ...[1, 2, 3, 4].map((each) => (each === block ? 1 : 0))],
        y: Math.log(value),
      }));
    });
  const solved = solve(
    rows[0].terms.map((_, i) => [
      ...rows[0].terms.map((__, j) => rows.reduce((sum, {terms}) => sum + terms[i] * terms[j], 0)),
      rows.reduce((sum, {terms, y}) => sum + terms[i] * y, 0),
    ]),
  );
  const [, application, connection, waiting, ab, ac, bc, abc] = solved;
  return {
    ...{application, connection, waiting},
    // A term of two factors is half their interaction, one of three a quarter: sums over ±½.
    'application:connection': 2 * ab,
    'application:waiting': 2 * ac,
    'connection:waiting': 2 * bc,
    'application:connection:waiting': 4 * abc,
  };
}

function solve(matrix) {
  const rows = matrix.map((row) => [...row]);
  for (let i = 0; i < rows.length; i += 1) {
    const pivot = rows
      .slice(i)
      .reduce((best, row) => (Math.abs(row[i]) > Math.abs(best[i]) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    for (let j = 0; j < rows.length; j += 1) {
      if (j === i) continue;
      const share = rows[j][i] / rows[i][i];
      rows[j] = rows[j].map((value, k) => value - share * rows[i][k]);
    }
  }
  return rows.map((row, i) => row.at(-1) / row[i]);
}

test('cells that missed different blocks are paired by the blocks that both have', () => {
  const run = factorialRun(MULTIPLYING);
  const runs = (blocks) => blocks.map((block) => ({block, startedAt: '2026-01-01T00:00:00Z'}));
  for (const [id, missing] of [
    ['cell-000-saturated', 2],
    ['cell-110-saturated', 4],
  ]) {
    const measurement = run.measurements.find((one) => one.id === id);
    const {values} = measurement.values.throughputPerS;
    measurement.runs = runs([1, 2, 3, 4, 5].filter((block) => block !== missing));
    measurement.values.throughputPerS.values = values.filter((_, index) => index !== missing - 1);
  }
  const {effects} = effectsOf(run, corners(run));
  // The noise of a block is common to all cells, so a ratio within blocks is the true one.
  expect(ratioOf(effects, 'state-when-blocking')).toBeCloseTo(3, 9);
});

test('applications and placements of one file are told apart, and the small one is not meant by accident', () => {
  const run = factorialRun(MULTIPLYING);
  const plain = run.measurements.find(({id}) => id === 'cell-111-saturated');
  run.systems.framework = {...run.systems[plain.system], app: 'symfony'};
  run.measurements.push({...plain, id: 'framework', system: 'framework'});
  run.measurements.push({
    ...plain,
    id: 'apart',
    parameters: {point: 'saturated', placement: 'apart'},
  });
  run.systems.copy = {...run.systems[plain.system], copyOf: plain.system};
  run.measurements.push({...plain, id: 'copy', system: 'copy'});
  const at = (setting) => cornerAt('kept', 'coroutine', {workers: 1, ...setting});
  expect(measurementWith(run, at({app: 'symfony'})).id).toBe('framework');
  expect(measurementWith(run, at({app: 'small', placement: 'apart'})).id).toBe('apart');
  expect(measurementWith(run, at({app: 'small', placement: 'shared'})).id).toBe(plain.id);
  expect(() => measurementWith(run, at({}))).toThrow(/Name what tells them apart/);
});
