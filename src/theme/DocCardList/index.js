import React from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** The pages of a section, each with the sentence that describes it. */
export default function DocCardList({items}) {
  const category = useCurrentSidebarCategory();
  return (
    <ul className={styles.list}>
      {filterDocCardListItems(items ?? category.items).map((item) => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  );
}

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
