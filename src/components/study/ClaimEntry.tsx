import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Quote from './Quote.tsx';
import Verdict from './Verdict.tsx';
import type {CorrectionNote} from '../../../content/site/corrections.ts';
import type {ListedClaim} from './types.ts';

/**
 * One claim: its quote, verdict and what is claimed; opened, what the numbers give, why the verdict is so, and the
 * way to its place in the study and to the source.
 */
export default function ClaimEntry({
  claim,
  words,
}: {
  claim: ListedClaim;
  words: Record<string, string>;
}) {
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

function Correction({note: {when, was, link, address}}: {note: CorrectionNote}) {
  useBrokenLinks().collectLink(address);
  return (
    <p data-corrected="">
      <strong>{when}</strong> {was} <a href={address}>{link}</a>
    </p>
  );
}

function Source({claim: {sourceTitle, sourceUrl}}: {claim: ListedClaim}) {
  const title = <cite lang="en">{sourceTitle}</cite>;
  return sourceUrl ? <a href={sourceUrl}>{title}</a> : title;
}

const NUMBERS = ['stated', 'ours', 'calculation'] as const;

function Numbers({claim, words}: {claim: ListedClaim; words: Record<string, string>}) {
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
