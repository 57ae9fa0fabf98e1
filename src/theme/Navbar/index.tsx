import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import LanguageLinks from './LanguageLinks';
import SearchLink from './SearchLink';
import ThemeToggle from './ThemeToggle';
import styles from './styles.module.css';

/** as plugins/site-navigation writes it */
export type Section = {to: string; label: string};

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
          {navbar.title}
        </Link>
        <Sections items={navbar.items as Section[]} />
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

function Sections({items}: {items: Section[]}) {
  return (
    <nav
      id="sections"
      popover="auto"
      className={styles.sections}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
    >
      {items.map(({to, label}) => (
        <Link key={to} to={to} isNavLink activeClassName={styles.current}>
          {label}
        </Link>
      ))}
      <a className={styles.searchInMenu} href={useBaseUrl('/search/')}>
        {translate({id: 'shell.search', message: 'Search'})}
      </a>
    </nav>
  );
}
