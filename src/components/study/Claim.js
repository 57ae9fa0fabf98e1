import React from 'react';
import Link from '@docusaurus/Link';
import styles from './Claim.module.css';
import Verdict from './Verdict.js';

/**
 * A claim's verdict, linked to its calculation; the quoted words are marked if it wraps any.
 *
 * @param {{verdict: string, word: string, href: string, title: string,
 *   children?: React.ReactNode}} props
 */
export default function Claim({verdict, word, href, title, children}) {
  return (
    <span className={styles.claim}>
      {children && <span className={styles.words}>{children}</span>}
      {children && '\u00a0'}
      <Link to={href} title={title} className={styles.link}>
        <Verdict verdict={verdict} word={word} />
      </Link>
    </span>
  );
}
