import React from 'react';
import Link from '@docusaurus/Link';
import SharedLink from '@theme/SharedLink';
import styles from './ClaimsSummary.module.css';
import Verdict from './Verdict.tsx';
import type {VerdictCount} from './types.ts';

/**
 * How many claims of a study got which answer, each linked to the filtered list, and the way to its talk.
 *
 * @param props `verdicts` and `found` are JSON of {verdict, word, meaning, count, href}[], `talk` of {href, text}
 */
export default function ClaimsSummary(props: {
  title: string;
  verdicts: string;
  foundTitle: string;
  found: string;
  talk?: string;
}) {
  const {title, foundTitle, talk} = props;
  const {href, text}: {href?: string; text?: string} = talk ? JSON.parse(talk) : {};
  const found: VerdictCount[] = JSON.parse(props.found);
  return (
    <div className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <Counts counts={JSON.parse(props.verdicts)} />
      {found.length > 0 && <p className={styles.title}>{foundTitle}</p>}
      {found.length > 0 && <Counts counts={found} />}
      {href && (
        <p className={styles.talk}>
          <SharedLink href={href}>{text}</SharedLink>
        </p>
      )}
    </div>
  );
}

function Counts({counts}: {counts: VerdictCount[]}) {
  return (
    <ul className="chips">
      {counts.map(({verdict, word, meaning, count, href}) => (
        <li key={verdict}>
          <Link to={href} title={meaning}>
            <Verdict verdict={verdict} word={word} /> {count}
          </Link>
        </li>
      ))}
    </ul>
  );
}
