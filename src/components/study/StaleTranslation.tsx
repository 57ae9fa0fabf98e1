import React from 'react';
import styles from './StaleTranslation.module.css';

/** Says that a translation is of an earlier text. */
export default function StaleTranslation({note}: {note: string}) {
  return (
    <aside className={styles.stale} role="note">
      {note}
    </aside>
  );
}
