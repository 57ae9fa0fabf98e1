import {placeOfNode, problemAt} from '../problem.ts';
import {attributeOf, isTag, nodesOf} from '../site/tags.ts';
import type {Node} from 'unist';
import type {Checkable, Page, Site, Tag} from '../types.ts';

type Kind = {
  attribute: string;
  many?: boolean;
  known: (site: Site) => ReadonlyMap<string, unknown> | ReadonlySet<string>;
};

/** Tags that name things: the attribute, and a map or a set of the names that exist. */
const REFERRING: Record<string, Kind> = {
  Claim: {attribute: 'id', known: ({claims}) => claims},
  Figure: {attribute: 'id', known: ({figures}) => figures},
  Symbol: {attribute: 'id', known: ({symbols}) => symbols},
  SymbolTable: {attribute: 'ids', many: true, known: ({symbols}) => symbols},
  Passport: {
    attribute: 'run',
    known: ({runs}) => new Set([...runs.byId.keys(), ...runs.unreadable]),
  },
  ClaimsSummary: {
    attribute: 'study',
    known: ({claims}) => new Set([...claims.values()].map(({study}) => study)),
  },
};

/** Every tag that names a claim, figure, symbol, run or study names one that exists. */
export function checkReferences({site, pages}: Checkable) {
  return pages.flatMap((page) =>
    nodesOf(page.tree).flatMap((node) => flawsOfReference(node, page, site)),
  );
}

/** What is wrong with the names in a tag; nothing for a node that names nothing. */
export function flawsOfReference(node: Node, page: Pick<Page, 'file'>, site: Site) {
  if (!isTag(node) || !node.name || !Object.hasOwn(REFERRING, node.name)) return [];
  const kind = REFERRING[node.name];
  const known = kind.known(site);
  return namesIn(node, kind)
    .filter((id) => !known.has(id))
    .map((id) => {
      const params = {tag: node.name, attribute: kind.attribute, id, known: [...known.keys()]};
      return problemAt('reference-unknown', placeOfNode(page.file, node), params);
    });
}

function namesIn(node: Tag, {attribute, many}: Kind) {
  const value = attributeOf(node, attribute) ?? '';
  return many ? value.split(/\s+/).filter(Boolean) : [value];
}
