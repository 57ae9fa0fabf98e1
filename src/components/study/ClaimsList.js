import React, {useMemo, useRef} from 'react';
import ClaimEntries from '@still/claims';
import styles from './ClaimsList.module.css';
import ClaimsFilters from './ClaimsFilters.js';
import {passes, useAddressFilters} from './address-filters.js';
import {useEntries} from './useEntries.js';

const FILTERS = ['verdict', 'source', 'study'];

/**
 * All claims of all studies. Complete without scripts; with them it can be filtered, and the
 * filters stand in the address. The entries are drawn on the server only: an application that held
 * their texts would bring to each reader twice what the page holds already.
 *
 * @param {{claims: string, verdicts: string, words: string}} props JSON: what the claims are filtered
 *   by, the verdicts with their words, the interface's words
 */
export default function ClaimsList(props) {
  const claims = useMemo(() => JSON.parse(props.claims), [props.claims]);
  const verdicts = useMemo(() => JSON.parse(props.verdicts), [props.verdicts]);
  const words = useMemo(() => JSON.parse(props.words), [props.words]);
  const [filters, setFilters] = useAddressFilters(FILTERS);
  const shown = new Set(claims.filter((claim) => passes(claim, filters)).map(({anchor}) => anchor));
  const list = useRef(null);
  const {hasFailed} = useEntries(list, (anchor) => shown.has(anchor));
  return (
    <div className={styles.claims}>
      <ClaimsFilters
        {...{claims, verdicts, words, filters}}
        shown={shown.size}
        onChange={setFilters}
      />
      {shown.size === 0 && <p>{words['list.none']}</p>}
      {hasFailed && <p role="alert">{words['list.failed']}</p>}
      <EntryList list={list} words={words} />
    </div>
  );
}

/** The list itself; in browsers React leaves alone what is in it. */
function EntryList({list, words}) {
  const shared = {id: 'claims-list', className: styles.list, ref: list};
  if (ClaimEntries) {
    return (
      <ol {...shared}>
        <ClaimEntries words={words} />
      </ol>
    );
  }
  return <ol {...shared} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;
}
