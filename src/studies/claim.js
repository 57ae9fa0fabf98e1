// @ts-check
/** @import {ClaimOfNumber, ClaimOfWords, Wording} from './types.js' */

/**
 * What is left to say of a claim whose kind, and what it shares with others, is known.
 *
 * @template {ClaimOfNumber | ClaimOfWords} Kind
 * @template {keyof Kind} Shared
 * @typedef {Omit<Kind, 'kind' | Shared> & Partial<Pick<Kind, Shared>>} Rest
 */

/**
 * What makes claims of a number out of what each has of its own.
 *
 * @template {'source' | 'where'} Shared
 * @param {Pick<ClaimOfNumber, Shared>} shared
 * @returns {(own: Rest<ClaimOfNumber, Shared>) => ClaimOfNumber}
 */
export const numbers = (shared) => (own) =>
  /** @type {ClaimOfNumber} */ ({kind: 'number', ...shared, ...own});

/**
 * What makes claims without a number out of what each has of its own.
 *
 * @template {'source' | 'where'} Shared
 * @param {Pick<ClaimOfWords, Shared>} shared
 * @returns {(own: Rest<ClaimOfWords, Shared>) => ClaimOfWords}
 */
export const statements = (shared) => (own) =>
  /** @type {ClaimOfWords} */ ({kind: 'statement', stated: null, ours: null, ...shared, ...own});

/**
 * A quantity with the ends of its interval, for a calculation.
 *
 * @param {Wording['say']} say
 * @param {string} name of a quantity that has `<name>-low` and `<name>-high` beside it
 * @param {string} [how] as `say` takes it
 */
export const withInterval = (say, name, how) =>
  `${say(name, how)} [${say(`${name}-low`, how)}; ${say(`${name}-high`, how)}]`;
