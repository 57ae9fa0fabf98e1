import type {Verdict} from '../../lib/verdict/types.ts';
import type {Claim} from './types.ts';

/** What a claim has beside the cells that each has: id, place in its source, verdict. */
export type Rest = Omit<Claim, 'id' | 'source' | 'where' | 'verdict'>;

/** What makes the rows of a source's claims. */
export const claimsOf =
  (source: string) =>
  (id: string, where: string, verdict: Verdict, rest: Rest): Claim => ({
    id,
    source,
    where,
    verdict,
    ...rest,
  });

/**
 * A quantity with the ends of its interval, for a calculation.
 *
 * @param name of a quantity that has `<name>-low` and `<name>-high` beside it
 * @param format as placeholders have it
 */
export function withInterval(name: string, format?: string) {
  const shown = (end: string) => `{{${name}${end}${format ? `, ${format}` : ''}}}`;
  return `${shown('')} [${shown('-low')}; ${shown('-high')}]`;
}
