import React from 'react';
import ClaimsStill from '@still/claims';
import styles from './ClaimsList.module.css';
import ListIsland from './ListIsland.tsx';

/**
 * A list of claims. Only the server draws it: holding the claims' texts, the application would bring to each reader
 * twice what the page has.
 *
 * @param props with a study its claims in full, otherwise a line for each claim of all studies
 */
export default function ClaimsList({study}: {study?: string}) {
  return (
    <ListIsland
      id={`claims-${study ?? 'all'}`}
      className={styles.list}
      rest={study ? undefined : 'lines.htm'}
    >
      {ClaimsStill && <ClaimsStill study={study} />}
    </ListIsland>
  );
}
