import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './ClaimsSummary.module.css';
import Verdict from './Verdict.tsx';
import type {VerdictCount} from './types.ts';

/**
 * How many claims of a study got which verdict, each linked to the filtered list, and the way to its talk.
 *
 * @param props `counts` is JSON of {verdict, word, meaning, count, href}[], `talk` of {href, text}
 */
export default function ClaimsSummary(props: {title: string; counts: string; talk?: string}) {
  const {title, counts, talk} = props;
  const {href, text}: {href?: string; text?: string} = talk ? JSON.parse(talk) : {};
  const verdicts: VerdictCount[] = JSON.parse(counts);
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
