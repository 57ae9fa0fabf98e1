import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './ClaimsList.module.css';
import Verdict from './Verdict.js';

/**
 * One claim: what is claimed, in whose words, what the numbers give, the verdict and why.
 *
 * The list is long, so its parts carry no classes of their own.
 *
 * @param {{claim: object, words: Record<string, string>}} props
 */
export default function ClaimEntry({claim, words}) {
  useBrokenLinks().collectAnchor(claim.anchor);
  return (
    <li id={claim.anchor} className={styles.entry}>
      <p className={styles.head}>
        <Verdict verdict={claim.verdict} word={claim.verdictWord} />
        <a className={styles.permalink} href={`#${claim.anchor}`} aria-label={words['claim.link']}>
          #
        </a>
      </p>
      <p>{claim.claim}</p>
      <blockquote>
        <p lang="en">{`“${claim.quote}”`}</p>
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
    <a href={claim.sourceUrl}>
      <cite lang="en">{claim.sourceTitle}</cite>
    </a>
  );
}

function Numbers({claim, words}) {
  const rows = ['stated', 'ours', 'calculation'].filter((name) => claim[name]);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map((name) => (
        <div key={name}>
          <dt>{words[`claim.${name}`]}</dt>
          <dd>{claim[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
