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

/** `shelf` of studies alone, empty elsewhere */
type Page = {href: string; label?: string; shelf: string};

function SectionPages({pages}: {pages: readonly Page[]}) {
  const shelves = [...Map.groupBy(pages, ({shelf}) => shelf)];
  return (
    <nav
      className={styles.section}
      data-screen-only=""
      aria-label={translate({id: 'shell.section', message: 'In this section'})}
    >
      {shelves.map(([shelf, own]) => (
        <React.Fragment key={shelf}>
          {shelf in NAMES && <p>{NAMES[shelf]()}</p>}
          <ul>
            {own.map(({href, label}) => (
              <li key={href}>
                <Link to={href} isNavLink exact activeClassName={styles.current}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </React.Fragment>
      ))}
    </nav>
  );
}

/** Shelves as a reader knows them. */
const NAMES: Record<string, () => string> = {
  own: () => translate({id: 'shell.shelf.own', message: 'Our own experiments'}),
  published: () => translate({id: 'shell.shelf.published', message: 'Published benchmarks'}),
  actors: () => translate({id: 'shell.shelf.actors', message: 'Actors'}),
  profilers: () => translate({id: 'shell.shelf.profilers', message: 'Profilers'}),
};

type Item = {
  type: string;
  href?: string;
  label?: string;
  items?: readonly Item[];
  customProps?: {shelf?: unknown};
};

/** The pages of a sidebar in their order, its categories' own pages among them. */
function linksOf(items: readonly Item[]): Page[] {
  return items.flatMap(({href, label, customProps, items: inner = []}) => [
    ...(href ? [{href, label, shelf: String(customProps?.shelf ?? '')}] : []),
    ...linksOf(inner),
  ]);
}
