import React from 'react';
import {choicesOf} from './address-filters.js';
import ListFilters from './ListFilters.js';

/**
 * What the list of claims is narrowed by.
 *
 * @param {{claims: object[], verdicts: object[], words: Record<string, string>,
 *   filters: Record<string, string>, shown: number, onChange: (filters: object) => void}} props
 */
export default function ClaimsFilters({claims, verdicts, words, filters, shown, onChange}) {
  const fields = Object.keys(filters).map((name) => ({
    name,
    label: words[`list.${name}`],
    choices: choicesOf(claims, name).map((value) => ({
      value,
      text: labelOf(name, value, claims, verdicts),
    })),
  }));
  const own = ['legend', 'all', 'shown', 'reset'].map((key) => [key, words[`list.${key}`]]);
  return (
    <ListFilters
      words={Object.fromEntries(own)}
      total={claims.length}
      {...{fields, filters, shown, onChange}}
    />
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
