import React from 'react';
import styles from './ListFilters.module.css';

/**
 * What a list is narrowed by, for claims and studies alike.
 *
 * @param {{words: {legend: string, all: string, shown: string, reset: string},
 *   fields: {name: string, label: string, choices: {value: string, text: string}[]}[],
 *   filters: Record<string, string>, shown: number, total: number,
 *   onChange: (filters: Record<string, string>) => void}} props
 */
export default function ListFilters({words, fields, filters, shown, total, onChange}) {
  const isFiltered = Object.values(filters).some(Boolean);
  const reset = () => onChange(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])));
  return (
    <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.legend}</legend>
        {fields.map(({name, label, choices}) => (
          <label key={name}>
            <span>{label}</span>
            <select
              name={name}
              value={filters[name]}
              onChange={({target}) => onChange({...filters, [name]: target.value})}
            >
              <option value="">{words.all}</option>
              {choices.map(({value, text}) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <output aria-live="polite">
          {words.shown}: {shown} / {total}
        </output>
        <button type="button" hidden={!isFiltered} onClick={reset}>
          {words.reset}
        </button>
      </fieldset>
    </form>
  );
}
