import {SHELVES, shelfOf} from '../../content/site/shelves.ts';
import {sections} from './sections.ts';
import type {Shelf} from '../../content/site/shelves.ts';
import type {Options} from '@docusaurus/plugin-content-docs';

const entries = sections.map(({folder, label}) => ({to: `/${folder}/`, label}));
const claims = {to: '/claims/', label: 'Claims'};

/** The header: the sections, and the claims of all of them after the theory. Language and theme are beside them. */
export const navbar = {
  title: 'Blocking Coefficient',
  items: [...entries.slice(0, 3), claims, ...entries.slice(3)],
};

/** The footer: where the rest is, and under which terms it may be used. */
export const footer = {
  links: [
    {to: '/about/', label: 'About'},
    {to: '/glossary/', label: 'Glossary'},
    {to: '/data/', label: 'Data'},
    {to: '/api/', label: 'API and feeds'},
    {to: '/talks/', label: 'In a talk'},
    {to: '/corrections/', label: 'Corrections'},
    {to: '/objections/', label: 'Objections'},
    {href: 'https://creativecommons.org/licenses/by/4.0/', label: 'Text and data: CC BY 4.0'},
    {href: 'https://opensource.org/license/mit', label: 'Code: MIT'},
  ],
};

export type Generator = NonNullable<Options['sidebarItemsGenerator']>;

/**
 * The pages of a sidebar without the section's own index, which is the sidebar's heading already; a page that is a part
 * of a study (`partOf`) comes after it. Studies come shelf by shelf, and say on which they stand (`customProps.shelf`).
 *
 * @param args what Docusaurus hands to `sidebarItemsGenerator`
 */
export async function inShelves({defaultSidebarItemsGenerator, ...args}: Parameters<Generator>[0]) {
  const items = await defaultSidebarItemsGenerator(args);
  const frontMatterOf = new Map(args.docs.map(({id, frontMatter}) => [id, frontMatter]));
  const wholeOf = (id: string) => {
    const {partOf} = frontMatterOf.get(id) ?? {};
    return typeof partOf === 'string' ? id.replace(/[^/]+$/, partOf) : undefined;
  };
  const shelfAt = (id: string) => {
    const {study, workloads, evidence} = frontMatterOf.get(id) ?? {};
    return study === undefined ? undefined : shelfOf({workloads, evidence});
  };
  return items
    .filter((item) => !/\/index$/.test(idOf(item)) && !wholeOf(idOf(item)))
    .map((item) => ({item, shelf: shelfAt(idOf(item))}))
    .sort((a, b) => placeOf(a.shelf) - placeOf(b.shelf))
    .flatMap(({item, shelf}) =>
      [item, ...items.filter((part) => wholeOf(idOf(part)) === idOf(item))].map((each) =>
        shelf ? {...each, customProps: {shelf}} : each,
      ),
    );
}

const placeOf = (shelf: Shelf | undefined) => (shelf ? SHELVES.indexOf(shelf) : 0);

/** Only a page has an id. */
const idOf = (item: object) => ('id' in item ? String(item.id) : '');
