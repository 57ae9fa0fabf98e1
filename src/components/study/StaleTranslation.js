// @ts-check
import React from 'react';
import styles from './StaleTranslation.module.css';

/** Says that a translation is of an earlier text. @param {{note: string}} props */
export default function StaleTranslation({note}) {
  return (
    <aside className={styles.stale} role="note">
      {note}
    </aside>
  );
}
