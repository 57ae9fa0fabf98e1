import React from 'react';
import textOf from '@claims/texts';
import ClaimEntry from './ClaimEntry.js';

/**
 * Entries of all claims. Only the server draws them: `@still/claims` is empty in readers' browsers, which have
 * them in the page.
 *
 * @param {{words: Record<string, string>}} props
 */
export default function ClaimEntries({words}) {
  const claims = JSON.parse(textOf('claims.json'));
  return claims.map((claim) => <ClaimEntry key={claim.anchor} {...{claim, words}} />);
}
