// @ts-check
import {visit} from 'unist-util-visit';
import {placeOfNode, problemAt} from '../problem.js';
import {attributeOf, isTag} from '../site/tags.js';

/** @import {Node} from 'unist' */
/** @import {Problem} from '../problem.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {Tag} from '../site/tags.js' */
/** @import {Site} from '../types.js' */

/**
 * Tags that name things: the attribute, and a map or a set of the names that exist.
 *
 * @type {Record<string, Kind>}
 *
 * @typedef {{attribute: string, many?: boolean, known: (site: Site) => ReadonlyMap<string, unknown> | ReadonlySet<string>}} Kind
 */
const REFERRING = {
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

/**
 * Every tag that names a claim, figure, symbol, run or study names one that exists.
 *
 * @param {Site} site
 * @param {Page[]} pages
 */
export function checkReferences(site, pages) {
  return pages.flatMap((page) => {
    /** @type {Problem[]} */
    const problems = [];
    if (page.tree) {
      visit(page.tree, (node) => void problems.push(...flawsOfReference(node, page, site)));
    }
    return problems;
  });
}

/**
 * What is wrong with the names in a tag; nothing for a node that names nothing.
 *
 * @param {Node} node
 * @param {Pick<Page, 'file'>} page
 * @param {Site} site
 */
export function flawsOfReference(node, page, site) {
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

/** @param {Tag} node @param {Kind} kind */
function namesIn(node, {attribute, many}) {
  const value = attributeOf(node, attribute) ?? '';
  return many ? value.split(/\s+/).filter(Boolean) : [value];
}
