// @ts-check
import {quantities} from '../read.js';

/**
 * Finds values that are listed as left out and are there all the same.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkOmissions({measurements}) {
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
