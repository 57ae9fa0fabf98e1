import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * The way to the search. A plain link, also while the application runs: the page of the search has a script of its own.
 */
export default function SearchLink() {
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
