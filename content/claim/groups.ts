import {FAMILIES} from '../../lib/result/families.ts';
import type {ClaimView} from './view.ts';

export interface StudyClaims {
  study: string;
  title: string;
  /** address of the study's page */
  page?: string;
  sections: ClaimSection[];
}

export interface ClaimSection {
  /** id; empty for the key claims, which may be of several */
  source: string;
  /** the section; empty for the key claims */
  where: string;
  /** of other studies’ sources, measured again */
  isAgain?: true;
  claims: ClaimView[];
}

/**
 * Claims by study and, within it, by their place in the source; the key ones of a study first.
 *
 * @returns in the order of the views
 */
export function groupClaims(views: readonly ClaimView[]): StudyClaims[] {
  const byStudy = Map.groupBy(views, ({study}) => study);
  return [...byStudy].map(([study, claims]) => ({
    study,
    title: claims[0].studyTitle,
    page: claims[0].studyPage,
    sections: sectionsOf(claims),
  }));
}

/**
 * What stands on the page of each study’s claims: its own, and after them those of other studies’ sources that it measured
 * again.
 */
export function claimsOfStudies(views: readonly ClaimView[]): StudyClaims[] {
  const answers = Map.groupBy(
    views.flatMap((view) => [view, ...view.elsewhere]),
    ({study}) => study,
  );
  return [...answers].map(([study, [{studyTitle, studyPage}]]) => {
    const own = views.filter((view) => view.study === study);
    const again = views.filter((view) => view.study !== study && isFoundBy(study, view));
    const sections = sectionsOf(own);
    if (again.length > 0) sections.push({source: '', where: '', isAgain: true, claims: again});
    return {study, title: studyTitle, page: studyPage, sections};
  });
}

/** Whether a study has an answer to either question about a sentence. */
export const isOfStudy = (study: string, view: ClaimView) =>
  view.study === study || isFoundBy(study, view);

const isFoundBy = (study: string, {elsewhere}: ClaimView) =>
  elsewhere.some((found) => found.study === study);

function sectionsOf(claims: readonly ClaimView[]): ClaimSection[] {
  const keys = claims.filter(({isKey}) => isKey);
  const others = claims.filter(({isKey}) => !isKey);
  const byPlace = Map.groupBy(others, ({source, where}) => JSON.stringify([source, where]));
  const sections: ClaimSection[] = [...byPlace.values()].map((own) => ({
    source: own[0].source,
    where: own[0].where,
    claims: own,
  }));
  return keys.length > 0 ? [{source: '', where: '', claims: keys}, ...sections] : sections;
}

export type FilterName = 'verdict' | 'found' | 'runtime' | 'workload' | 'source' | 'study';

/** What claims can be narrowed by, each with a claim’s values and their words. */
const VALUES: Record<FilterName, (view: ClaimView) => [value: string, word: string][]> = {
  verdict: (view) => [[view.verdict, view.verdictWord]],
  found: (view) => view.elsewhere.map((found) => [found.verdict, found.verdictWord]),
  runtime: (view) => view.runtimes.map((id) => [id, FAMILIES[id].name]),
  workload: ({workloads}) => workloads,
  source: (view) => [[view.source, view.sourceTitle]],
  study: (view) => [[view.study, view.studyTitle]],
};

/** A claim’s values of what it can be narrowed by. */
export const valuesOf = (view: ClaimView, name: FilterName) =>
  VALUES[name](view).map(([value]) => value);

/**
 * What a list of claims can be narrowed by, with the number of claims for each choice.
 *
 * @returns without those that leave no choice
 */
export function filtersOf(
  views: readonly ClaimView[],
  names: readonly FilterName[] = ['runtime', 'workload', 'verdict', 'found', 'source', 'study'],
): {name: FilterName; choices: {value: string; word: string; count: number}[]}[] {
  return names
    .map((name) => {
      const all = views.flatMap((view) => [...new Map(VALUES[name](view))]);
      const byValue = Map.groupBy(all, ([value]) => value);
      return {
        name,
        choices: [...byValue].map(([value, own]) => ({value, word: own[0][1], count: own.length})),
      };
    })
    .filter(
      ({choices: [first, ...more]}) => first && (more.length > 0 || first.count < views.length),
    );
}
