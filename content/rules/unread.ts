import {readsOf} from '../../lib/formula/index.ts';
import {problemAt} from '../problem.ts';
import {placeholdersIn} from '../quantities/placeholders.ts';
import {textsIn} from '../site/catalogues.ts';
import {HOME} from '../site/home-texts.ts';
import {catalogueOf, studyFolder} from '../site/studies.ts';
import {attributeOf, tagsIn} from '../site/tags.ts';
import {filled, quantityNamed} from '../value/reference.ts';
import type {Checkable, Site} from '../types.ts';

type Read = {name: string; study?: string};

/**
 * A quantity that no page, text, claim or formula reads has to go: it would be kept right for nobody. As long as a claim
 * can't be computed, nobody knows what it reads.
 */
export function checkUnread({site, pages}: Checkable) {
  if ([...site.claims.values()].some(({result}) => !result)) return [];
  const read = new Set<string>();
  const open: Read[] = [
    ...tagsIn(pages, 'Value').map(({tag}) => ({name: attributeOf(tag, 'of') ?? ''})),
    ...inTexts(site),
    ...inClaims(site),
  ];
  for (const {name, study} of open) {
    const [ofStudy, own] = name.includes(':') ? name.split(':') : [study, name];
    const found = own.includes('#') ? undefined : quantityNamed(own, ofStudy, site.quantities);
    if (!found || read.has(found.key)) continue;
    read.add(found.key);
    const {of} = found.quantity;
    if (typeof of === 'string')
      open.push(...readsOf(filled(of, found.holes)).map((each) => ({name: each, study: ofStudy})));
  }
  return [...site.quantities.keys()]
    .filter((key) => !read.has(key))
    .map((key) => {
      const [study, quantity] = key.split(':');
      const file = `${studyFolder(study)}/quantities.ts`;
      return problemAt('quantity-unread', {file}, {quantity});
    });
}

function inTexts(site: Site): Read[] {
  const studies = new Set([HOME, ...[...site.quantities.keys()].map((key) => key.split(':')[0])]);
  return [...studies].flatMap((study) =>
    [...(study === HOME ? [HOME] : []), catalogueOf(study)]
      .flatMap((name) => textsIn(site, name))
      .flatMap(({text}) => placeholdersIn(text).map(({name}) => ({name, study}))),
  );
}

const inClaims = ({claims}: Site): Read[] =>
  [...claims.values()].flatMap(({study, result}) =>
    Object.keys(result?.quantities ?? {}).map((name) => ({name, study})),
  );
