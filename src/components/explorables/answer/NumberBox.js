// @ts-check
import React, {useState} from 'react';
import {readField, stepByKey, writeField} from './read-field.js';

/**
 * A box for a number. What it can't take it says beside itself, and the last good number stays in force.
 *
 * @param {{field: import('./fields.js').Field, value: number | null, words: import('../frame/words.js').Words,
 *   problem?: string, onChange?: (id: string, value: number | null) => void}} props `problem`: what is wrong besides;
 *   without `onChange` it is the still form
 */
export default function NumberBox({field, value, words, problem, onChange}) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const {t, locale} = words;
  const read = draft === null ? null : readField(field, draft, locale);
  const said = read?.problem ? problemText(field, read.problem, words) : problem;
  const shown = draft ?? writeField(value, locale);
  const badId = `answer-${field.id}-bad`;
  const live = onChange && {
    value: shown,
    onInput: (/** @type {React.InputEvent<HTMLInputElement>} */ {currentTarget: {value: text}}) => {
      setDraft(text);
      const next = readField(field, text, locale);
      if (!next.problem) onChange(field.id, next.value);
    },
    onBlur: () => setDraft(null),
    onKeyDown: (/** @type {React.KeyboardEvent} */ event) => {
      // In a box, keys to the side move the caret.
      if (field.from === undefined || /t$/u.test(event.key)) return;
      const next = stepByKey(field, Number(value), event);
      if (next === null) return;
      setDraft(null);
      onChange(field.id, next);
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
