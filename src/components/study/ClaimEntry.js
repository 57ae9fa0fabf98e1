// @ts-check
import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Quote from './Quote.js';
import Verdict from './Verdict.js';

/** @typedef {import('./types.js').ListedClaim} ListedClaim */

/**
 * One claim: its quote, verdict and what is claimed; opened, what the numbers give, why the verdict is so, and the
 * way to its place in the study and to the source.
 *
 * @param {{claim: ListedClaim, words: Record<string, string>}} props
 */
export default function ClaimEntry({claim, words}) {
  const {id, verdict, verdictWord, source, isKey, place} = claim;
  const {collectAnchor, collectLink} = useBrokenLinks();
  collectAnchor(id);
  if (place) collectLink(place);
  return (
    <li id={id} data-verdict={verdict} data-source={source} data-key={isKey && 'true'}>
      <details>
        <summary>
          <Quote text={claim.quote} /> <Verdict verdict={verdict} word={verdictWord} />
          <span>{claim.claim}</span>
        </summary>
        <Numbers claim={claim} words={words} />
        <p>{claim.reason}</p>
        {claim.corrections.map((note) => (
          <Correction key={note.address} note={note} />
        ))}
        <footer>
          <Source claim={claim} />, <span lang="en">{claim.where}</span>
          {place && (
            <>
              {' · '}
              <a href={place}>{words['claim.place']}</a>
            </>
          )}
          {' · '}
          <a href={`#${id}`}>{words['claim.link']}</a>
        </footer>
      </details>
    </li>
  );
}

/** @param {{note: import('../../../content/site/corrections.js').CorrectionNote}} props */
function Correction({note: {when, was, link, address}}) {
  useBrokenLinks().collectLink(address);
  return (
    <p data-corrected="">
      <strong>{when}</strong> {was} <a href={address}>{link}</a>
    </p>
  );
}

/** @param {{claim: ListedClaim}} props */
function Source({claim: {sourceTitle, sourceUrl}}) {
  const title = <cite lang="en">{sourceTitle}</cite>;
  return sourceUrl ? <a href={sourceUrl}>{title}</a> : title;
}

const NUMBERS = /** @type {const} */ (['stated', 'ours', 'calculation']);

/** @param {{claim: ListedClaim, words: Record<string, string>}} props */
function Numbers({claim, words}) {
  const rows = NUMBERS.filter((name) => claim[name]);
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
