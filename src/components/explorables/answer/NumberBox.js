// @ts-check
import React from 'react';
import {stepByKey, writeField} from './read-field.js';

/**
 * A box for a number. What it can't take stays as it was typed, with the reason beside it, and the last good number stays
 * in force.
 *
 * @param {BoxProps} props
 */
export default function NumberBox({field, value, words, typed, isOwn, problem, problemOf, hand}) {
  const {t, locale} = words;
  const said = saidOf({field, typed, problem}, words);
  const shown = typed?.text ?? writeField(value, locale);
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
        data-own={isOwn ? '' : undefined}
        {...invalid(field, said, problemOf)}
        placeholder={field.optional ? t(`answer.${field.empty ?? 'any'}`) : undefined}
        {...(live ?? {defaultValue: shown})}
      />
      <Problem {...{field, said}} />
    </span>
  );
}

/**
 * @typedef {{field: import('./fields.js').Field, value: number | null, words: import('../frame/words.js').Words,
 *   typed?: import('./state.js').Typed, isOwn?: boolean, problem?: string, problemOf?: string,
 *   hand?: import('./state.js').Hand}} BoxProps `isOwn`: the reader gave it; `problem`: what is wrong besides what stands
 *   in it; `problemOf`: the field that says what is wrong with this one; without `hand` it is the still form
 */

/** @param {string} id of a field */
const problemId = (id) => `answer-${id}-bad`;

/**
 * What a field says of its number.
 *
 * @param {Pick<BoxProps, 'field' | 'typed' | 'problem'>} props
 * @param {import('../frame/words.js').Words} words
 */
export const saidOf = ({field, typed, problem}, {t, number}) =>
  typed?.problem
    ? t(`answer.bad.${typed.problem}`, {least: number(field.least), most: number(field.most)})
    : problem;

/**
 * The marks of a control whose number can't be.
 *
 * @param {import('./fields.js').Field} field
 * @param {string | undefined} said
 * @param {string} [problemOf]
 */
export const invalid = ({id}, said, problemOf) =>
  (said || problemOf) && {
    'aria-invalid': true,
    'aria-describedby': problemId(said || !problemOf ? id : problemOf),
  };

/** @param {{field: import('./fields.js').Field, said?: string}} props */
export function Problem({field, said}) {
  if (!said) return null;
  return (
    <span id={problemId(field.id)} className="answer-bad" role="alert">
      {said}
    </span>
  );
}
