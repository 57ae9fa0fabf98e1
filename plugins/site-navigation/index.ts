import {sections} from './sections.ts';
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
 * of a study (`partOf`) comes after it.
 *
 * @param args what Docusaurus hands to `sidebarItemsGenerator`
 */
export async function withoutIndexes({
  defaultSidebarItemsGenerator,
  ...args
}: Parameters<Generator>[0]) {
  const items = await defaultSidebarItemsGenerator(args);
  const wholes = new Map(
    args.docs.map(({id, frontMatter: {partOf}}) => [
      id,
      typeof partOf === 'string' && id.replace(/[^/]+$/, partOf),
    ]),
  );
  return items
    .filter((item) => !/\/index$/.test(idOf(item)) && !wholes.get(idOf(item)))
    .flatMap((item) => [item, ...items.filter((part) => wholes.get(idOf(part)) === idOf(item))]);
}

/** Only a page has an id. */
const idOf = (item: object) => ('id' in item ? String(item.id) : '');
