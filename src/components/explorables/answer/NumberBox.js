// @ts-check
import React from 'react';
import {stepByKey, writeField} from './read-field.js';

/**
 * A box for a number. What it can't take stays as it was typed, with the reason beside it, and the last good number stays
 * in force.
 *
 * @param {{field: import('./fields.js').Field, value: number | null, words: import('../frame/words.js').Words,
 *   typed?: import('./state.js').Typed, problem?: string, hand?: import('./state.js').Hand}} props `problem`: what is
 *   wrong besides; without `hand` it is the still form
 */
export default function NumberBox({field, value, words, typed, problem, hand}) {
  const {t, locale} = words;
  const said = typed?.problem ? problemText(field, typed.problem, words) : problem;
  const shown = typed?.text ?? writeField(value, locale);
  const badId = `answer-${field.id}-bad`;
  const live = hand && {
    value: shown,
    onInput: (/** @type {React.InputEvent<HTMLInputElement>} */ {currentTarget}) =>
      hand.type(field.id, currentTarget.value),
    onKeyDown: (/** @type {React.KeyboardEvent} */ event) => {
      // In a box, keys to the side move the caret.
      if (field.from === undefined || /t$/u.test(event.key)) return;
      const next = stepByKey(field, Number(value), event);
      if (next !== null) hand.change(field.id, next);
    },
  };
  return (
    <span className="answer-box">
      <input
        name={field.id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={Math.max(3, shown.length)}
        aria-label={t(`answer.field.${field.id}`)}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? badId : undefined}
        placeholder={field.optional ? t(`answer.${field.empty ?? 'any'}`) : undefined}
        {...(live ?? {defaultValue: shown})}
      />
      {said && (
        <span id={badId} className="answer-bad" role="alert">
          {said}
        </span>
      )}
    </span>
  );
}

/** @param {import('./fields.js').Field} field @param {string} problem @param {import('../frame/words.js').Words} words */
export function problemText(field, problem, {t, number}) {
  const least = number(field.least);
  return t(`answer.bad.${problem}`, {least, most: number(field.most)});
}
