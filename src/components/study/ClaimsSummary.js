// @ts-check
import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './ClaimsSummary.module.css';
import Verdict from './Verdict.js';

/**
 * How many claims of a study got which verdict, each linked to the filtered list, and the way to its talk.
 *
 * @param {{title: string, counts: string, talk?: string}} props `counts` is JSON of
 *   {verdict, word, meaning, count, href}[], `talk` of {href, text}
 */
export default function ClaimsSummary({title, counts, talk}) {
  const {href, text} = /** @type {{href?: string, text?: string}} */ (talk ? JSON.parse(talk) : {});
  const verdicts = /** @type {import('./types.js').VerdictCount[]} */ (JSON.parse(counts));
  return (
    <div className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul>
        {verdicts.map(({verdict, word, meaning, count, href: list}) => (
          <li key={verdict}>
            <Link to={list} title={meaning}>
              <Verdict verdict={verdict} word={word} /> {count}
            </Link>
          </li>
        ))}
      </ul>
      {href && (
        <p className={styles.talk}>
          <SharedLink href={href}>{text}</SharedLink>
        </p>
      )}
    </div>
  );
}
