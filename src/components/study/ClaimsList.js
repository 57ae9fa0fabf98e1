import React, {useEffect, useMemo, useState} from 'react';
import styles from './ClaimsList.module.css';
import ClaimEntry from './ClaimEntry.js';
import ClaimsFilters from './ClaimsFilters.js';
import {FILTERS, passes, readFilters, writeFilters} from './claims-filter.js';

const ALL = Object.fromEntries(FILTERS.map((name) => [name, '']));

/**
 * All claims of all studies. Complete without scripts; with them it can be filtered, and the
 * filters stand in the address.
 *
 * @param {{claims: string, verdicts: string, words: string}} props JSON: the claims' views, the
 *   verdicts with their words, the interface's words
 */
export default function ClaimsList(props) {
  const claims = useMemo(() => JSON.parse(props.claims), [props.claims]);
  const verdicts = useMemo(() => JSON.parse(props.verdicts), [props.verdicts]);
  const words = useMemo(() => JSON.parse(props.words), [props.words]);
  const [filters, setFilters] = useAddressFilters();
  const shown = claims.filter((claim) => passes(claim, filters));
  return (
    <div className={styles.claims}>
      <ClaimsFilters
        {...{claims, verdicts, words, filters}}
        shown={shown.length}
        onChange={setFilters}
      />
      {shown.length === 0 && <p>{words['list.none']}</p>}
      <ol className={styles.list}>
        {claims.map((claim) => (
          <ClaimEntry key={claim.anchor} {...{claim, words}} isHidden={!shown.includes(claim)} />
        ))}
      </ol>
    </div>
  );
}

// The server knows no address, so the first picture shows all claims, and an effect narrows it.
function useAddressFilters() {
  const [filters, setFilters] = useState(ALL);
  useEffect(() => {
    const follow = () => setFilters(filtersFor(window.location));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next) => {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeFilters(search, next));
    setFilters(next);
  };
  return [filters, change];
}

// A link to a claim shows it, whatever was filtered before.
function filtersFor({search, hash}) {
  return hash ? ALL : readFilters(search);
}
