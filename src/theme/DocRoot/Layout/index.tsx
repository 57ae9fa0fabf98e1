import React from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** A document and, beside it where there is room or else below it, the other pages of its section. */
export default function DocRootLayout({children}: {children: React.ReactNode}) {
  const sidebar = useDocsSidebar();
  const pages = linksOf(sidebar?.items ?? []);
  return (
    <div className={styles.frame}>
      <main className={styles.page}>{children}</main>
      {pages.length > 1 && <SectionPages pages={pages} />}
    </div>
  );
}

function SectionPages({pages}: {pages: ReturnType<typeof linksOf>}) {
  return (
    <nav
      className={styles.section}
      data-screen-only=""
      aria-label={translate({id: 'shell.section', message: 'In this section'})}
    >
      <ul>
        {pages.map(({href, label}) => (
          <li key={href}>
            <Link to={href} isNavLink exact activeClassName={styles.current}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Item = {type: string; href?: string; label?: string; items?: readonly Item[]};

/** The pages of a sidebar in their order, its categories' own pages among them. */
function linksOf(items: readonly Item[]): {href: string; label?: string}[] {
  return items.flatMap(({href, label, items: inner = []}) => [
    ...(href ? [{href, label}] : []),
    ...linksOf(inner),
  ]);
}
