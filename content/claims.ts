import {snapshotOf} from './claim/evaluate.ts';
import {snapshotPath} from './claim/load-claims.ts';
import {isOfStudy, valuesOf} from './claim/groups.ts';
import {claimViews} from './claim/view.ts';
import {ORIGINAL} from './languages.ts';
import {byPlace} from './problem.ts';
import {checkClaims} from './rules/claims.ts';
import {readPages} from './site/pages.ts';
import {readSite} from './site/load-site.ts';
import type {AnswerView} from './claim/view.ts';
import type {ClaimView, Problem, Site, Snapshot} from './types.ts';

export type {AnswerView, ClaimView};

/** that claims can be filtered by */
export type Field = (typeof FIELDS)[number];

/**
 * The claims of all studies as a language's reader sees them, and what is wrong with them.
 *
 * @param root the project's root
 * @returns `choices` are the values that each filter can take
 */
export async function listClaims(
  root: string,
  {locale = ORIGINAL, ...wanted}: {locale?: string} & {[field in Field]?: string} = {},
): Promise<{claims: ClaimView[]; problems: Problem[]; choices: Record<Field, string[]>}> {
  const site = await readSite(root);
  const views = claimViews(site, locale);
  const isWanted = (view: ClaimView, name: Field) => {
    const value = wanted[name];
    if (value === undefined) return true;
    return name === 'study' ? isOfStudy(value, view) : valuesOf(view, name).includes(value);
  };
  return {
    claims: views.filter((view) => FIELDS.every((name) => isWanted(view, name))),
    problems: [...site.problems, ...checkClaims({site, pages: readPages(root)})].sort(byPlace),
    choices: {
      study: distinct(views.flatMap((view) => [view, ...view.elsewhere].map(({study}) => study))),
      verdict: distinct(views.flatMap((view) => valuesOf(view, 'verdict'))),
      found: distinct(views.flatMap((view) => valuesOf(view, 'found'))),
      source: distinct(views.flatMap((view) => valuesOf(view, 'source'))),
    },
  };
}

const FIELDS = ['study', 'verdict', 'found', 'source'] as const;

const distinct = (values: readonly string[]) => [...new Set(values)];

type Recorded = Pick<Site, 'claims' | 'computed'>;

/**
 * The records of a site's claims that are to be written. A claim that can't be computed, or whose numbers contradict the
 * verdict in its file, keeps the record that it has.
 *
 * @returns of those studies whose record differs from what is there
 */
export function recordsOfClaims(site: Recorded): [file: string, text: string][] {
  const before = byStudy(site.computed.keys(), (key) => site.computed.get(key));
  const after = byStudy(site.claims.keys(), (key) => recordNow(site, key));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((study) => {
    const [was = {}, now = {}] = [before.get(study), after.get(study)];
    if (JSON.stringify(was) === JSON.stringify(now)) return [];
    return [[snapshotPath(study), `${JSON.stringify(now, null, 2)}\n`]];
  });
}

/** What is recorded of the claims of each study, by the claim's id. */
function byStudy(keys: Iterable<string>, entryOf: (key: string) => Snapshot | undefined) {
  const studies = Map.groupBy(keys, (key) => key.split('/')[0]);
  return new Map(
    [...studies].map(([study, own]) => {
      const entries = own.map((key) => [key.slice(study.length + 1), entryOf(key)]);
      return [study, Object.fromEntries(entries.filter(([, entry]) => entry))];
    }),
  );
}

function recordNow({claims, computed}: Recorded, key: string) {
  const result = claims.get(key)?.result;
  const contradicted = result && result.judged !== null && result.judged !== result.verdict;
  return result && !contradicted ? snapshotOf(result) : computed.get(key);
}
