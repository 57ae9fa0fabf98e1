import React from 'react';
import styles from './ListForm.module.css';

/**
 * What a list is narrowed by; the island `list` does the work (src/components/list).
 *
 * @param props `shown` of the `total` entries stand in the page; `search` is the label of a field for words, `flag` a box to
 * tick
 */
export default function ListForm(props: {
  words: Record<'legend' | 'all' | 'shown' | 'none' | 'reset' | 'failed', string>;
  total: number;
  shown?: number;
  search?: string;
  fields: {name: string; label: string; choices: {value: string; text: string}[]}[];
  flag?: {name: string; label: string};
}) {
  const {words, total, shown = total, search, fields, flag} = props;
  return (
    <form className={styles.filters} autoComplete="off" data-failed={words.failed}>
      <fieldset>
        <legend>{words.legend}</legend>
        {search && (
          <label className={styles.search}>
            <span>{search}</span>
            <input type="search" name="q" />
          </label>
        )}
        {fields.map(({name, label, choices}) => (
          <label key={name}>
            <span>{label}</span>
            <select name={name}>
              <option value="">{words.all}</option>
              {choices.map(({value, text}) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {flag && (
          <label className={styles.flag}>
            <input type="checkbox" name={flag.name} value="true" />
            <span>{flag.label}</span>
          </label>
        )}
        <output aria-live="polite">
          {`${words.shown}: `}
          <span data-list-shown="">{shown}</span>
          {` / ${total}`}
        </output>
        <button type="button" hidden={shown === total} data-list-reset="">
          {words.reset}
        </button>
      </fieldset>
      <p hidden data-list-none="">
        {words.none}
      </p>
    </form>
  );
}
