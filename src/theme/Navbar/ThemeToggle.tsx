import React from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Light or dark. The script that every page runs does the work; without scripts the button isn't shown. */
export default function ThemeToggle() {
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
