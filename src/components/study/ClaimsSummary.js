import React from 'react';
import Link from '@docusaurus/Link';
import styles from './ClaimsSummary.module.css';
import Verdict from './Verdict.js';

/**
 * How many claims of a study got which verdict, each linked to the filtered list.
 *
 * @param {{title: string, counts: string}} props `counts` is JSON of {verdict, word, meaning, count, href}[]
 */
export default function ClaimsSummary({title, counts}) {
  return (
    <div className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul>
        {JSON.parse(counts).map(({verdict, word, meaning, count, href}) => (
          <li key={verdict}>
            <Link to={href} title={meaning}>
              <Verdict verdict={verdict} word={word} /> {count}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
