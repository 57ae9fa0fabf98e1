// @ts-check
import {sections} from './sections.js';

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
    {to: '/talks/', label: 'In a talk'},
    {to: '/corrections/', label: 'Corrections'},
    {href: 'https://creativecommons.org/licenses/by/4.0/', label: 'Text and data: CC BY 4.0'},
    {href: 'https://opensource.org/license/mit', label: 'Code: MIT'},
  ],
};

/**
 * The pages of a sidebar without the section's own index, which is the sidebar's heading already; a page that is a part
 * of a study (`partOf`) comes after it.
 *
 * @param {any} args what Docusaurus hands to `sidebarItemsGenerator`
 */
export async function withoutIndexes({defaultSidebarItemsGenerator, ...args}) {
  /** @type {{id?: string}[]} */
  const items = await defaultSidebarItemsGenerator(args);
  const wholes = new Map(
    args.docs.map((/** @type {any} */ {id, frontMatter}) => [
      id,
      frontMatter.partOf && id.replace(/[^/]+$/, frontMatter.partOf),
    ]),
  );
  return items
    .filter(({id = ''}) => !/\/index$/.test(id) && !wholes.get(id))
    .flatMap((item) => [item, ...items.filter(({id}) => id && wholes.get(id) === item.id)]);
}
