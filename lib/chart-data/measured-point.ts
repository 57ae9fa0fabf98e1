import {verdictsOfMeasurement} from '../consistency/index.ts';
import {regimeOf} from '../consistency/regime.ts';
import {isSingle, quantityIfAny} from '../result/read.ts';
import type {Measurement, Quantity, Run} from '../result/types.ts';
import type {Point} from './types.ts';

export type {Measurement, Point, Run};

/**
 * One value of a measurement as a point, with its interval, regime and verdicts; a gap where the run has no
 * such value.
 *
 * @param path such as `throughputPerS`
 * @param x where the point stands
 */
export function measuredPoint(
  run: Run,
  measurement: Measurement | undefined,
  path: string,
  x: number | string,
): Point {
  const found = measurement && quantityIfAny(measurement, path);
  if (!measurement || !found) return {x, y: null};
  return {
    x,
    y: found.value,
    ...certainty(found),
    ...judgement(run, measurement),
    from: address(run, measurement, path),
  };
}

/** Address of a value, as `<Value of="…">` takes it. */
export function address(run: Run, measurement: Measurement, path: string): string {
  return `${run.id.split('/')[1]}#${measurement.id}.${path}`;
}

/** Interval of a quantity, or that it is a single run. */
export function certainty(quantity: Quantity): Pick<Point, 'single' | 'low' | 'high'> {
  if (isSingle(quantity)) return {single: true};
  const {interval} = quantity;
  return interval ? {low: interval.low, high: interval.high} : {};
}

/** Regime of a measurement and what the consistency checks say of it. */
export function judgement(run: Run, measurement: Measurement) {
  const verdicts = verdictsOfMeasurement(run, measurement)
    .filter(({kind}) => kind !== 'consistent')
    .map(({check, kind, reason}) => ({check, kind, ...(reason && {reason})}));
  return {regime: regimeOf(run, measurement), ...(verdicts.length > 0 && {verdicts})};
}
