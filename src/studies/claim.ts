import type {Finding as Found, Stated, Verdict} from '../../lib/verdict/types.ts';
import type {Claim, Finding} from './types.ts';

/**
 * What a claim has beside the cells that each has: id, place in its source, verdict. `ours` stands beside the number that
 * it is held against, where there is one; with `=` before it its formula is the calculation.
 */
type Rest = Omit<Claim, 'id' | 'source' | 'where' | 'verdict' | 'stated' | 'of'> & {
  stated?: Stated & {ours?: string};
};

/**
 * What makes the rows of a source's claims. A number that holds or is wrong is held to the digits that it is printed with,
 * unless the row has a judge.
 *
 * @param run that `#cell.path` reads in judges and calculations
 */
export const claimsOf =
  (source: string, run?: string) =>
  (id: string, where: string, verdict: Verdict, {quote, ...given}: Rest): Claim => {
    const {stated: number, ...rest} = run ? inRun(run, given) : given;
    const cells = {...rest, ...(number && parted(number))};
    const isPrinted =
      cells.ours && cells.stated && 'value' in cells.stated && ['holds', 'wrong'].includes(verdict);
    return {id, source, where, verdict, quote, ...(isPrinted && {judge: 'printed'}), ...cells};
  };

/**
 * What makes the rows of what a study found of sentences elsewhere.
 *
 * @param study that has the sentences, with the verdicts by their sources’ own numbers
 */
export const foundOf =
  (study: string) =>
  (
    id: string,
    claim: string,
    verdict: Found,
    rest: Omit<Finding, 'id' | 'of' | 'verdict'>,
  ): Finding => ({id, of: `${study}/${claim}`, verdict, ...rest});

function parted({ours = '', ...stated}: NonNullable<Rest['stated']>) {
  const name = ours.replace('=', '');
  return {stated, ...(name && {ours: name}), ...(name !== ours && {calculation: `{{=${name}}}`})};
}

/** Names that begin with `#` are of the run. */
function inRun<Cells extends object>(run: string, cells: Cells): Cells {
  return JSON.parse(JSON.stringify(cells).replaceAll(/(?<="|\{\{)#/g, `${run}#`));
}

/** A piece of a calculation for each name of a list, which stands where the piece has `{}`. */
export const each = (names: readonly (string | number)[], piece: string, joint: string = '; ') =>
  names.map((name) => piece.replaceAll('{}', String(name))).join(joint);

/**
 * Quantities with the ends of their intervals, for a calculation.
 *
 * @param names of quantities that have `<name>-low` and `<name>-high` beside them
 * @param format as placeholders have it
 */
export function withInterval(names: string | readonly string[], format?: string) {
  const shown = (name: string) => `{{${name}${format ? `, ${format}` : ''}}}`;
  return [names]
    .flat()
    .map((name) => `${shown(name)} [${shown(`${name}-low`)}; ${shown(`${name}-high`)}]`)
    .join('; ');
}
