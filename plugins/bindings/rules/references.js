import {placeOfNode, problemAt} from '../problem.js';
import {attributeOf, tagsNamed} from '../site/tags.js';

/** Tags that name a thing by its id: the attribute, and where the known ids are. */
const REFERRING = [
  {tag: 'Claim', attribute: 'id', idsOf: (site) => [...site.claims.keys()]},
  {tag: 'Figure', attribute: 'id', idsOf: (site) => [...site.figures.keys()]},
  {tag: 'Symbol', attribute: 'id', idsOf: (site) => [...site.symbols.keys()]},
  {tag: 'Passport', attribute: 'run', idsOf: (site) => [...site.runs.keys()]},
  {tag: 'ClaimsSummary', attribute: 'study', idsOf: (site) => studiesOf(site)},
];

function studiesOf(site) {
  return [...new Set([...site.claims.values()].map(({study}) => study))];
}

/** Every tag that names a claim, figure, symbol, run or study names one that exists. */
export function checkReferences(site, pages) {
  return pages.flatMap((page) => REFERRING.flatMap((kind) => flawsOfKind(kind, site, page)));
}

function flawsOfKind({tag, attribute, idsOf}, site, page) {
  return tagsNamed(page.tree, tag).flatMap((node) => {
    const id = attributeOf(node, attribute);
    const known = idsOf(site);
    if (known.includes(id)) return [];
    const params = {tag, attribute, id: id ?? null, known};
    return [problemAt('reference-unknown', placeOfNode(page.file, node), params)];
  });
}

/** Ids in `<SymbolTable ids="…">` exist. */
export function checkSymbolTables(site, pages) {
  const known = [...site.symbols.keys()];
  return pages.flatMap((page) =>
    tagsNamed(page.tree, 'SymbolTable').flatMap((node) =>
      (attributeOf(node, 'ids') ?? '')
        .split(/\s+/)
        .filter((id) => id && !known.includes(id))
        .map((id) =>
          problemAt('reference-unknown', placeOfNode(page.file, node), {
            tag: 'SymbolTable',
            attribute: 'ids',
            id,
            known,
          }),
        ),
    ),
  );
}
