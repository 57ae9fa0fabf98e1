import type {ClaimOfNumber, ClaimOfWords, Wording} from './types.ts';

/** What is left to say of a claim whose kind, and what it shares with others, is known. */
export type Rest<Kind extends ClaimOfNumber | ClaimOfWords, Shared extends keyof Kind> = Omit<
  Kind,
  'kind' | Shared
> &
  Partial<Pick<Kind, Shared>>;

/** What makes claims of a number out of what each has of its own. */
export const numbers =
  <Shared extends 'source' | 'where'>(
    shared: Pick<ClaimOfNumber, Shared>,
  ): ((own: Rest<ClaimOfNumber, Shared>) => ClaimOfNumber) =>
  (own) =>
    ({kind: 'number', ...shared, ...own}) as ClaimOfNumber;

/** What makes claims without a number out of what each has of its own. */
export const statements =
  <Shared extends 'source' | 'where'>(
    shared: Pick<ClaimOfWords, Shared>,
  ): ((own: Rest<ClaimOfWords, Shared>) => ClaimOfWords) =>
  (own) =>
    ({kind: 'statement', stated: null, ours: null, ...shared, ...own}) as ClaimOfWords;

/**
 * A quantity with the ends of its interval, for a calculation.
 *
 * @param name of a quantity that has `<name>-low` and `<name>-high` beside it
 * @param how as `say` takes it
 */
export const withInterval = (say: Wording['say'], name: string, how?: string) =>
  `${say(name, how)} [${say(`${name}-low`, how)}; ${say(`${name}-high`, how)}]`;
