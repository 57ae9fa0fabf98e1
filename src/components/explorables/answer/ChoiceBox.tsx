import React from 'react';
import {Problem, invalid, saidOf} from './NumberBox.tsx';
import type {BoxProps} from './NumberBox.tsx';

/** A field whose number is the place of what was chosen. */
export default function ChoiceBox({field, value, words, typed, hand}: BoxProps) {
  const {t} = words;
  const said = saidOf({field, typed}, words);
  const live = hand
    ? {
        value: String(value),
        onChange: ({target}: React.ChangeEvent<HTMLSelectElement>) =>
          hand.change(field.id, Number(target.value)),
      }
    : {defaultValue: String(value)};
  return (
    <span className="answer-box">
      <select
        name={field.id}
        autoComplete="off"
        aria-label={t(`answer.field.${field.id}`)}
        className="answer-choice"
        {...invalid(field, said)}
        {...live}
      >
        {field.choices?.map((choice, place) => (
          <option key={choice} value={place}>
            {t(`answer.choice.${field.id}.${choice}`)}
          </option>
        ))}
      </select>
      <Problem {...{field, said}} />
    </span>
  );
}
