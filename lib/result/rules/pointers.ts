import {unitOf} from '../units.ts';
import type {Measurement, Quantity, Run} from '../types.ts';

export interface PlacedQuantity {
  /** JSON pointer of the quantity in the file */
  pointer: string;
  /** path inside `values`, as `unitOf` takes it */
  path: string;
  quantity: Quantity;
  measurement: Measurement;
}

/** Every quantity of a run with its place in the file. */
export function quantitiesWithPointers(run: Run): PlacedQuantity[] {
  return run.measurements.flatMap((measurement, index) => {
    const pointer = `/measurements/${index}`;
    const groups = (measurement.processGroups ?? []).flatMap((group, at) =>
      walk(group, `${pointer}/processGroups/${at}`, ['processGroups', group.name]),
    );
    return [...walk(measurement.values, `${pointer}/values`, []), ...groups].map((placed) => ({
      ...placed,
      measurement,
    }));
  });
}

export function isShare(path: string) {
  return unitOf(path)?.unit === 'share';
}

function walk(
  node: object,
  pointer: string,
  names: string[],
): {pointer: string; path: string; quantity: Quantity}[] {
  return Object.entries(node).flatMap(([key, member]) => {
    if (member === null || typeof member !== 'object') return [];
    const place = `${pointer}/${key}`;
    if (typeof member.value !== 'number') return walk(member, place, [...names, key]);
    return [{pointer: place, path: [...names, key].join('.'), quantity: member}];
  });
}
