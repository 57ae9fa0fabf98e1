import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Quote from './Quote.tsx';
import {MARKS} from './Verdict.tsx';
import type {ListedClaim} from './types.ts';

/**
 * One claim in the list of all: its quote, which leads to the calculation, the verdict, and what is claimed. The list
 * is long, so its parts carry no classes and no ids of their own: the list's script finds a line by its link,
 * which is written from this page on.
 */
export default function ClaimLine({claim}: {claim: ListedClaim}) {
  const {study, id, verdict, verdictWord, isKey, address} = claim;
  useBrokenLinks().collectLink(address);
  return (
    <li data-verdict={verdict} data-key={isKey && 'true'}>
      <a href={`${study}/#${id}`}>
        <Quote text={claim.quote} />
      </a>{' '}
      <b>{`${MARKS[verdict]} ${verdictWord}`}</b>
      <p>{claim.claim}</p>
    </li>
  );
}
