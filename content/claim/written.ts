import {writtenOut} from '../../lib/formula/index.ts';
import {filled, quantityNamed} from '../value/reference.ts';
import type {Claim, Site} from '../types.ts';

/**
 * A claim whose calculation has formulas in the place of `{{=name}}`: that of the quantity, and what it comes to.
 *
 * @throws {Error} for a quantity of the study that no formula computes
 */
export function withFormulas(
  {calculation, ...claim}: Claim,
  study: string,
  {quantities}: Pick<Site, 'quantities'>,
): Claim {
  if (!calculation) return claim;
  const written = (name: string) => {
    const found = quantityNamed(name, study, quantities);
    if (typeof found?.quantity.of !== 'string')
      throw new Error(`“${name}” has no formula that could be written out`);
    const formula = filled(found.quantity.of, found.holes);
    return writtenOut(formula, (each) => `{{${each.replace(`${study}/`, '')}}}`);
  };
  return {
    ...claim,
    calculation: calculation.replaceAll(
      /\{\{=([^,}]+)/g,
      (_, name) => `${written(name)} = {{${name}`,
    ),
  };
}
