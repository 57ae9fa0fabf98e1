// @ts-check
import React from 'react';

/**
 * A field whose number is the place of what was chosen.
 *
 * @param {{field: import('./fields.js').Field, value: number | null, words: import('../frame/words.js').Words,
 *   hand?: import('./state.js').Hand}} props without `hand` it is the still form
 */
export default function ChoiceBox({field, value, words, hand}) {
  const {t} = words;
  const live = hand
    ? {
        value: String(value),
        onChange: (/** @type {React.ChangeEvent<HTMLSelectElement>} */ {target}) =>
          hand.change(field.id, Number(target.value)),
      }
    : {defaultValue: String(value)};
  return (
    <select
      name={field.id}
      autoComplete="off"
      aria-label={t(`answer.field.${field.id}`)}
      className="answer-choice"
      {...live}
    >
      {field.choices?.map((choice, place) => (
        <option key={choice} value={place}>
          {t(`answer.choice.${field.id}.${choice}`)}
        </option>
      ))}
    </select>
  );
}
