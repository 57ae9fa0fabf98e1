import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {Mark} from '@site/src/components/mark/Mark.tsx';
import styles from './styles.module.css';
import type {NavbarItem} from '@docusaurus/theme-common';

/**
 * The header, which stays in sight: the language is switched where one reads. Everything in it works before the
 * application runs; all but the theme without any script.
 */
export default function Navbar() {
  const {navbar} = useThemeConfig();
  return (
    // Docusaurus looks for .navbar to learn how much of the window a fixed header would cover.
    <header className={clsx('navbar', styles.bar)}>
      <div className={styles.header}>
        <Link to="/" className={styles.name}>
          <Mark width={24} />
          <span>{navbar.title}</span>
        </Link>
        <Sections items={navbar.items} />
        <div className={styles.tools}>
          <SearchLink />
          <LanguageLinks />
          <ThemeToggle />
          <button type="button" className={styles.menuButton} popoverTarget="sections">
            {translate({id: 'shell.menu', message: 'Menu'})}
          </button>
        </div>
      </div>
    </header>
  );
}

/** @param props as plugins/site-navigation writes them */
function Sections({items}: {items: NavbarItem[]}) {
  return (
    <nav
      id="sections"
      popover="auto"
      className={styles.sections}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
    >
      {items.map(({to, label}) => (
        <Link key={String(to)} to={String(to)} isNavLink activeClassName={styles.current}>
          {String(label)}
        </Link>
      ))}
      <a className={styles.searchInMenu} href={useBaseUrl('/search/')}>
        {translate({id: 'shell.search', message: 'Search'})}
      </a>
    </nav>
  );
}

/**
 * The way to the search. A plain link, also while the application runs: the page of the search has a script of its own.
 */
function SearchLink() {
  const label = translate({id: 'shell.search', message: 'Search'});
  return (
    <a
      className={styles.search}
      href={useBaseUrl('/search/')}
      data-search-link=""
      aria-label={label}
      aria-keyshortcuts="/"
      title={`${label} (/)`}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="m12.75 12.75 4.75 4.75" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </a>
  );
}

/** This page in the other languages. Query and place on the page are added when the link is used. */
function LanguageLinks() {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return others.map((locale) => {
    const {htmlLang, label} = i18n.localeConfigs[locale];
    const href = createUrl({locale, fullyQualified: false});
    return (
      <a key={locale} href={href} lang={htmlLang} hrefLang={htmlLang} data-language={locale}>
        {label}
      </a>
    );
  });
}

/** Light or dark. The script that every page runs does the work; without scripts the button isn't shown. */
function ThemeToggle() {
  const label = translate({id: 'shell.theme', message: 'Switch between light and dark'});
  return (
    <button
      type="button"
      className={styles.themeToggle}
      data-theme-toggle=""
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
