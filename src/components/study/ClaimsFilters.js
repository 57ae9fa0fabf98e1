import React from 'react';
import styles from './ClaimsList.module.css';
import {FILTERS, choicesOf} from './claims-filter.js';

/**
 * What the list is narrowed by.
 *
 * @param {{claims: object[], verdicts: object[], words: Record<string, string>,
 *   filters: Record<string, string>, shown: number, onChange: (filters: object) => void}} props
 */
export default function ClaimsFilters({claims, verdicts, words, filters, shown, onChange}) {
  const choose = (name) => (event) => onChange({...filters, [name]: event.target.value});
  const isFiltered = FILTERS.some((name) => filters[name]);
  const reset = () => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])));
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words['list.legend']}</legend>
        {FILTERS.map((name) => (
          <label key={name}>
            <span>{words[`list.${name}`]}</span>
            <select name={name} value={filters[name]} onChange={choose(name)}>
              <option value="">{words['list.all']}</option>
              {choicesOf(claims, name).map((value) => (
                <option key={value} value={value}>
                  {labelOf(name, value, claims, verdicts)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <output aria-live="polite">
          {words['list.shown']}: {shown} / {claims.length}
        </output>
        <button type="button" hidden={!isFiltered} onClick={reset}>
          {words['list.reset']}
        </button>
      </fieldset>
    </form>
  );
}

function labelOf(name, value, claims, verdicts) {
  const count = claims.filter((claim) => claim[name] === value).length;
  return `${wordOf(name, value, claims, verdicts)} (${count})`;
}

function wordOf(name, value, claims, verdicts) {
  if (name === 'verdict') return verdicts.find(({id}) => id === value).word;
  if (name === 'source') return claims.find(({source}) => source === value).sourceTitle;
  return claims.find(({study}) => study === value).studyTitle;
}
