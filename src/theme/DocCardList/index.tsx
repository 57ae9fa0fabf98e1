import React from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';
import type {PropSidebarItem as SidebarItem} from '@docusaurus/plugin-content-docs';

/** what of a sidebar leads to a page */
type Page = {href?: string; label: string; docId?: string; description?: string};

/**
 * The pages of a section, each with the sentence that describes it.
 *
 * @param props of the section that one is in unless they are given
 */
export default function DocCardList({items}: {items?: SidebarItem[]}) {
  const category = useCurrentSidebarCategory();
  // It leaves out what is no link.
  const pages = filterDocCardListItems(items ?? category.items).filter(
    (item) => item.type !== 'html',
  );
  return (
    <ul className={styles.list}>
      {pages.map((item) => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  );
}

function Entry({item}: {item: Page}) {
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
