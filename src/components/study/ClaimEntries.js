import React from 'react';
import claims from '@claims/entries';
import ClaimEntry from './ClaimEntry.js';

/**
 * Entries of all claims. Only the server draws them: `@still/claims` is empty in readers' browsers, which have
 * them in the page.
 *
 * @param {{words: Record<string, string>}} props
 */
export default function ClaimEntries({words}) {
  return claims.map((claim) => <ClaimEntry key={claim.anchor} {...{claim, words}} />);
}
