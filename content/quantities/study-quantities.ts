import {memoize} from '../memoize.ts';
import {resolveReference} from '../value/reference.ts';
import type {Named} from '../../lib/quantity/say.ts';
import type {Quantity} from '../../src/studies/types.ts';
import type {Site} from '../types.ts';

export type {Quantity};

export type Bound = Pick<Site, 'runs' | 'quantities'>;

/** `find` throws an Error that lists what there is */
export type StudyQuantities = {
  find: (name: string) => Named;
  has: (name: string) => boolean;
  value: (name: string) => number;
};

/**
 * The quantities of a study by their names, each computed once: those of `quantities.ts`, and any other by its whole
 * reference, `<study>:<name>` or `<run>#<measurement>.<path>`.
 */
export const quantitiesOf: (site: Bound, study: string) => StudyQuantities = memoize(
  (site: Bound, study) => {
    const known: Map<string, Named> = new Map();
    const find = (name: string) => {
      const found = known.get(name) ?? resolveReference(name, site, study);
      known.set(name, found);
      return found;
    };
    const has = (name: string) => {
      try {
        return Boolean(find(name));
      } catch {
        return false;
      }
    };
    return {find, has, value: (name: string) => find(name).value};
  },
);
