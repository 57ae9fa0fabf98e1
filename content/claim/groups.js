// @ts-check
/**
 * Claims by study and, within it, by their place in the source; the key ones of a study first.
 *
 * @param {readonly import('./view.js').ClaimView[]} views
 * @returns {StudyClaims[]} in the order of the views
 *
 * @typedef {object} StudyClaims
 * @property {string} study
 * @property {string} title
 * @property {string} [page] address of the study's page
 * @property {ClaimSection[]} sections
 *
 * @typedef {object} ClaimSection
 * @property {string} source id; empty for the key claims, which may be of several
 * @property {string} where the section; empty for the key claims
 * @property {import('./view.js').ClaimView[]} claims
 */
export function groupClaims(views) {
  const byStudy = grouped(views, ({study}) => study);
  return [...byStudy].map(([study, claims]) => ({
    study,
    title: claims[0].studyTitle,
    page: claims[0].studyPage,
    sections: sectionsOf(claims),
  }));
}

/** @param {readonly import('./view.js').ClaimView[]} claims @returns {ClaimSection[]} */
function sectionsOf(claims) {
  const keys = claims.filter(({isKey}) => isKey);
  const others = claims.filter(({isKey}) => !isKey);
  const byPlace = grouped(others, ({source, where}) => JSON.stringify([source, where]));
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
 * @param {readonly import('./view.js').ClaimView[]} views
 * @returns {{name: 'verdict' | 'source' | 'study', choices: {value: string, word: string, count: number}[]}[]}
 *   without those that leave no choice
 */
export function filtersOf(views) {
  const fields = /** @type {const} */ ([
    ['verdict', 'verdictWord'],
    ['source', 'sourceTitle'],
    ['study', 'studyTitle'],
  ]);
  return fields
    .map(([name, word]) => ({
      name,
      choices: [...grouped(views, (view) => view[name])].map(([value, own]) => ({
        value,
        word: own[0][word],
        count: own.length,
      })),
    }))
    .filter(({choices}) => choices.length > 1);
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>} in the order in which keys come first
 */
function grouped(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
