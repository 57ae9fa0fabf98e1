import {quantities} from '../read.ts';
import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

/** Finds values that are listed as left out and are there all the same. */
export function checkOmissions({measurements}: Run): RuleProblem[] {
  return measurements.flatMap((measurement, index) => {
    const present = quantities(measurement).map(({path}) => path);
    return (measurement.omitted ?? []).flatMap(({value}, at) =>
      present.includes(value)
        ? [
            {
              code: 'omitted-but-present',
              path: `/measurements/${index}/omitted/${at}/value`,
              value,
              params: {},
            },
          ]
        : [],
    );
  });
}
