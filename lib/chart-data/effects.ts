import {analyseFactorial} from '../factorial/factorial.ts';
import {analysisUnits} from '../result/analysis-units.ts';
import {areInBlocks, capacityPoint, cellInput} from './design-cells.ts';
import type {Effect} from '../factorial/effects.ts';
import type {Factorial} from '../factorial/factorial.ts';
import type {Measurement, Run} from './measured-point.ts';
import type {Point} from './types.ts';

export type Factors =
  | readonly [FactorOf<string>, FactorOf<string>]
  | readonly [FactorOf<string>, FactorOf<string>, FactorOf<string>];

export type Factor = FactorOf<string>;

/**
 * cells by their key (`y01`); x of an effect is the factor, `<factor>-when-<levels of the others>`, or factors joined
 * with `:` for an interaction
 */
export type Effects = {cells: Record<string, Point>; effects: Point[]};

/** levels without and with */
export type FactorOf<Level extends string> = {id: string; levels: readonly [Level, Level]};

/** a level of each factor */
export type LevelsOf<F extends Factors> = {
  -readonly [index in keyof F]: F[index]['levels'][number];
};

/** the cell at levels */
export type MeasurementAt<F extends Factors> = (levels: LevelsOf<F>) => Measurement | undefined;

/**
 * Cells and effects of a design of two or three factors on the log scale: each cell as a point, each effect as a
 * factor by which the quantity changes, with its interval. Ratios are taken within blocks, or within sessions where
 * the run has several, if all cells have a run in each.
 *
 * @returns null for an empty cell and for what would need one
 * @throws {RangeError} on values that are not above 0
 */
export function effectsOf<F extends Factors>(
  run: Run,
  {
    path = 'throughputPerS',
    factors,
    measurementAt,
  }: {path?: string; factors: F; measurementAt: MeasurementAt<NoInfer<F>>},
): Effects {
  const cells = combinations(factors).map(({key, levels}) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a level of each factor, as TypeScript can't count them
    const measurement = measurementAt(levels as LevelsOf<F>);
    return {key, measurement, input: cellInput(run, measurement, path)};
  });
  const paired = areInBlocks(
    run,
    cells.map(({input}) => input),
  );
  const result = analyseFactorial(
    'effectsOf',
    factors.map(({id}) => id),
    Object.fromEntries(cells.map(({key, input}) => [key, input])),
    {paired},
  );
  const ofSessions = paired && analysisUnits(run)?.kind === 'session';
  return {
    cells: Object.fromEntries(
      cells.map(({key, measurement}) => [key, capacityPoint(run, measurement, path, key)]),
    ),
    effects: effectsIn(result, factors).map(([x, effect]) => effectPoint(x, effect, ofSessions)),
  };
}

/**
 * Name of the effect of one factor at given levels of the others.
 *
 * @param others levels in the order of the factors
 */
export function simpleEffect(factor: string, others: readonly string[]) {
  return `${factor}-when-${others.join('-')}`;
}

function combinations(factors: readonly Factor[]): {key: string; levels: string[]}[] {
  return Array.from({length: 2 ** factors.length}, (_, cell) => {
    const digits = [...cell.toString(2).padStart(factors.length, '0')];
    return {
      key: `y${digits.join('')}`,
      levels: digits.map((digit, factor) => factors[factor].levels[Number(digit)]),
    };
  });
}

function effectsIn(
  {effects, interactions}: Factorial,
  factors: readonly Factor[],
): [x: string, effect: Effect | null][] {
  const ofFactors = factors.flatMap(({id}): [string, Effect | null][] => [
    [id, effects[id].main],
    ...Object.entries(effects[id].when).map(([levels, effect]): [string, Effect | null] => {
      const others = [...levels].flatMap((digit, factor) =>
        digit === '*' ? [] : [factors[factor].levels[Number(digit)]],
      );
      return [simpleEffect(id, others), effect];
    }),
  ]);
  return [...ofFactors, ...Object.entries(interactions)];
}

function effectPoint(x: string, effect: Effect | null, ofSessions: boolean): Point {
  if (effect === null || effect.ratio === null) return {x, y: null};
  const {ratio, bound, interval, kind, n} = effect;
  return {
    x,
    y: ratio,
    ...(interval && interval.low !== null && {low: interval.low}),
    ...(interval && interval.high !== null && {high: interval.high}),
    ...(interval && ofSessions && {sessions: n}),
    ...(kind === 'none' && {single: true as const}),
    ...(bound !== 'exact' && bound !== 'unknown' && {bound}),
  };
}
