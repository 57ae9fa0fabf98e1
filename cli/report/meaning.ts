import {isDeepStrictEqual} from 'node:util';
import type {ApiAnswer, ApiClaim, InLanguages} from '../../content/api/types.ts';
import type {Said} from './said.ts';

/** One thing in two states; it is new without `before`, and removed without `after`. */
export interface Change<Thing> {
  id: string;
  before?: Thing;
  after?: Thing;
}

/** A claim, or what others found of it, as readers see it. */
export type SaidClaim = Pick<ApiAnswer, 'verdict' | 'reason' | 'ours'> &
  Pick<ApiClaim, 'claim' | 'stated'>;

/** What means something else in one state than in another, but for what is in result files. */
export interface Meaning {
  /** of studies, by the first part of their ids */
  titles: Record<string, InLanguages>;
  claims: Change<SaidClaim>[];
  /** of studies: what they answer */
  answers: Change<InLanguages>[];
  /** `drawn`: of what they draw */
  figures: Change<{title: InLanguages; drawn: string}>[];
  /** what is right now, by the id of the study's page */
  corrections: Change<{study: string; now: InLanguages}>[];
}

/** What the second state says otherwise than the first. */
export function compareMeaning(before: Said, after: Said): Meaning {
  const both = [before, after];
  const [figuresBefore, figuresAfter] = both.map(({figures}) => figures);
  return {
    titles: Object.assign({}, ...both.map(titlesOf)),
    claims: changesBetween(both.map(claimsOf)),
    answers: changesBetween(both.map(({studies}) => mapOf(studies, ({answer}) => answer))),
    figures:
      figuresBefore && figuresAfter
        ? changesBetween(
            [figuresBefore, figuresAfter].map((list) =>
              mapOf(list, ({title, fingerprint}) => ({title, drawn: fingerprint})),
            ),
          )
        : [],
    corrections: changesBetween(
      both.map(({corrections}) =>
        mapOf(corrections, ({page, now}) => ({study: studyOfPage(page), now})),
      ),
    ),
  };
}

/** Whether a claim that stands in both states is judged otherwise. */
export const isFlip = ({before, after}: Change<SaidClaim>) =>
  before !== undefined && after !== undefined && before.verdict !== after.verdict;

const mapOf = <Entry extends {id: string}, Thing>(
  entries: readonly Entry[],
  of: (entry: Entry) => Thing,
) => new Map(entries.map((entry) => [entry.id, of(entry)]));

function claimsOf({claims}: Said): Map<string, SaidClaim> {
  const said = ({verdict, reason, ours}: ApiAnswer, {claim, stated}: ApiClaim): SaidClaim => ({
    ...{verdict, reason, claim},
    ...(ours && {ours}),
    ...(stated && {stated}),
  });
  return new Map(
    claims.flatMap((claim) =>
      [claim, ...claim.found].map((answer) => [answer.id, said(answer, claim)] as const),
    ),
  );
}

function titlesOf({claims, results, figures, studies}: Said): Record<string, InLanguages> {
  const entries = [...results, ...(figures ?? []), ...claims];
  return Object.fromEntries([
    ...entries.map(({id, study}) => [id.split('/')[0], study.title]),
    ...studies.map(({id, title}) => [id, title]),
  ]);
}

const studyOfPage = (address: InLanguages) =>
  Object.values(address)[0].split('/').filter(Boolean).at(-1) ?? '';

function changesBetween<Thing>([was, is]: ReadonlyMap<string, Thing>[]): Change<Thing>[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((id) => ({id, before: was.get(id), after: is.get(id)}))
    .filter(({before, after}) => !isDeepStrictEqual(before, after));
}
