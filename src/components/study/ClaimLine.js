// @ts-check
import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Quote from './Quote.js';
import {MARKS} from './Verdict.js';

/**
 * One claim in the list of all: its quote, which leads to the calculation, the verdict, and what is claimed. The list
 * is long, so its parts carry no classes of their own.
 *
 * @param {{claim: import('./types.js').ListedClaim, source?: string}} props without `source` its section names it
 */
export default function ClaimLine({claim, source}) {
  const {anchor, verdict, verdictWord, isKey, address} = claim;
  const {collectAnchor, collectLink} = useBrokenLinks();
  collectAnchor(anchor);
  collectLink(address);
  return (
    <li id={anchor} data-verdict={verdict} data-source={source} data-key={isKey && 'true'}>
      <a href={address}>
        <Quote text={claim.quote} />
      </a>{' '}
      <b>{`${MARKS[verdict]} ${verdictWord}`}</b>
      <p>{claim.claim}</p>
    </li>
  );
}
