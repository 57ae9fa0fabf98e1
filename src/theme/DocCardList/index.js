// @ts-check
import React from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * @typedef {import('@docusaurus/plugin-content-docs').PropSidebarItem} SidebarItem
 * @typedef {{href?: string, label: string, docId?: string, description?: string}} Page what of a sidebar leads to a page
 */

/**
 * The pages of a section, each with the sentence that describes it.
 *
 * @param {{items?: SidebarItem[]}} props of the section that one is in unless they are given
 */
export default function DocCardList({items}) {
  const category = useCurrentSidebarCategory();
  // It leaves out what is no link.
  const pages = /** @type {Page[]} */ (filterDocCardListItems(items ?? category.items));
  return (
    <ul className={styles.list}>
      {pages.map((item) => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  );
}

/** @param {{item: Page}} props */
function Entry({item}) {
  const document = useDocById(item.docId ?? undefined);
  const description = item.description ?? document?.description;
  return (
    <li>
      <Link to={item.href} className={styles.title}>
        {item.label}
      </Link>
      {description && <p>{description}</p>}
    </li>
  );
}
