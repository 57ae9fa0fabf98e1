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

function sectionsOf(claims: readonly ClaimView[]): ClaimSection[] {
  const keys = claims.filter(({isKey}) => isKey);
  const others = claims.filter(({isKey}) => !isKey);
  const byPlace = Map.groupBy(others, ({source, where}) => JSON.stringify([source, where]));
  const sections = [...byPlace.values()].map((own) => ({
    source: own[0].source,
    where: own[0].where,
    claims: own,
  }));
  return keys.length > 0 ? [{source: '', where: '', claims: keys}, ...sections] : sections;
}

/**
 * What a list of claims can be narrowed by, with the number of claims for each choice.
 *
 * @returns without those that leave no choice
 */
export function filtersOf(views: readonly ClaimView[]): {
  name: 'verdict' | 'source' | 'study';
  choices: {value: string; word: string; count: number}[];
}[] {
  const fields = [
    ['verdict', 'verdictWord'],
    ['source', 'sourceTitle'],
    ['study', 'studyTitle'],
  ] as const;
  return fields
    .map(([name, word]) => ({
      name,
      choices: [...Map.groupBy(views, (view) => view[name])].map(([value, own]) => ({
        value,
        word: own[0][word],
        count: own.length,
      })),
    }))
    .filter(({choices}) => choices.length > 1);
}
