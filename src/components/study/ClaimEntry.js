import React from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './ClaimsList.module.css';
import Verdict from './Verdict.js';

/**
 * One claim: what is claimed, in whose words, what the numbers give, the verdict and why.
 *
 * @param {{claim: object, verdict: {id: string, word: string, meaning: string},
 *   words: Record<string, string>, isHidden: boolean}} props
 */
export default function ClaimEntry({claim, verdict, words, isHidden}) {
  useBrokenLinks().collectAnchor(claim.anchor);
  return (
    <li id={claim.anchor} className={styles.entry} hidden={isHidden} data-verdict={verdict.id}>
      <p className={styles.head}>
        <span title={verdict.meaning}>
          <Verdict verdict={verdict.id} word={verdict.word} />
        </span>
        <a className={styles.permalink} href={`#${claim.anchor}`} aria-label={words['claim.link']}>
          #
        </a>
      </p>
      <p className={styles.claim}>{claim.claim}</p>
      <blockquote className={styles.quote}>
        <p lang="en">“{claim.quote}”</p>
        <footer>
          <SourceLink claim={claim} />, <span lang="en">{claim.where}</span>
        </footer>
      </blockquote>
      <Numbers claim={claim} words={words} />
      <p>{claim.reason}</p>
    </li>
  );
}

function SourceLink({claim}) {
  if (!claim.sourceUrl) return <cite lang="en">{claim.sourceTitle}</cite>;
  return (
    <Link to={claim.sourceUrl}>
      <cite lang="en">{claim.sourceTitle}</cite>
    </Link>
  );
}

function Numbers({claim, words}) {
  const rows = ['stated', 'ours', 'calculation'].filter((name) => claim[name]);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.numbers}>
      {rows.map((name) => (
        <div key={name}>
          <dt>{words[`claim.${name}`]}</dt>
          <dd>{claim[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
