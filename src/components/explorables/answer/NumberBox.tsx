import React from 'react';
import {stepByKey, writeField} from './read-field.ts';
import type {Words} from '../frame/words.ts';
import type {Field} from './fields.ts';
import type {Hand, Typed} from './state.ts';

/**
 * A box for a number. What it can't take stays as it was typed, with the reason beside it, and the last good number stays
 * in force.
 */
export default function NumberBox({
  field,
  value,
  words,
  typed,
  isOwn,
  problem,
  problemOf,
  hand,
}: BoxProps) {
  const {t, locale} = words;
  const said = saidOf({field, typed, problem}, words);
  const shown = typed?.text ?? writeField(value, locale);
  const live = hand && {
    value: shown,
    onInput: ({currentTarget}: React.InputEvent<HTMLInputElement>) =>
      hand.type(field.id, currentTarget.value),
    onKeyDown: (event: React.KeyboardEvent) => {
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
 * `isOwn`: the reader gave it; `problem`: what is wrong besides what stands
 * in it; `problemOf`: the field that says what is wrong with this one; without `hand` it is the still form
 */
export type BoxProps = {
  field: Field;
  value: number | null;
  words: Words;
  typed?: Typed;
  isOwn?: boolean;
  problem?: string;
  problemOf?: string;
  hand?: Hand;
};

/** @param id of a field */
const problemId = (id: string) => `answer-${id}-bad`;

/** What a field says of its number. */
export const saidOf = (
  {field, typed, problem}: Pick<BoxProps, 'field' | 'typed' | 'problem'>,
  {t, number}: Words,
) =>
  typed?.problem
    ? t(`answer.bad.${typed.problem}`, {least: number(field.least), most: number(field.most)})
    : problem;

/** The marks of a control whose number can't be. */
export const invalid = ({id}: Field, said: string | undefined, problemOf?: string) =>
  (said || problemOf) && {
    'aria-invalid': true,
    'aria-describedby': problemId(said || !problemOf ? id : problemOf),
  };

export function Problem({field, said}: {field: Field; said?: string}) {
  if (!said) return null;
  return (
    <span id={problemId(field.id)} className="answer-bad" role="alert">
      {said}
    </span>
  );
}
