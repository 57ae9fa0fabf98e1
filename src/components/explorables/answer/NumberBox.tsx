import React from 'react';
import {Rich} from '../frame/Rich.tsx';
import {SLIDER_STEPS, positionOf, stepByKey, valueAt, writeField} from './read-field.ts';
import type {Words} from '../frame/words.ts';
import type {Field} from './fields.ts';
import type {Hand, Typed} from './state.ts';

/**
 * A box for a number. What it can't take stays as it was typed, with the reason beside it, and the last good number stays
 * in force.
 */
export function NumberBox({field, value, words, typed, isOwn, problem, problemOf, hand}: BoxProps) {
  const {t, locale} = words;
  const said = saidOf({field, typed, problem}, words);
  const shown = typed?.text ?? writeField(value, locale);
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
        value={shown}
        onInput={({currentTarget}) => hand.type(field.id, currentTarget.value)}
        onKeyDown={(event) => {
          // In a box, keys to the side move the caret.
          if (field.from === undefined || /t$/u.test(event.key)) return;
          const next = stepByKey(field, Number(value), event);
          if (next !== null) hand.change(field.id, next);
        }}
      />
      <Problem {...{field, said}} />
    </span>
  );
}

/** A field whose number is the place of what was chosen. */
export function ChoiceBox({field, value, words, typed, hand}: BoxProps) {
  const {t} = words;
  const said = saidOf({field, typed}, words);
  return (
    <span className="answer-box">
      <select
        name={field.id}
        autoComplete="off"
        aria-label={t(`answer.field.${field.id}`)}
        className="answer-choice"
        {...invalid(field, said)}
        value={String(value)}
        onChange={({target}) => hand.change(field.id, Number(target.value))}
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

/**
 * `isOwn`: the reader gave it; `problem`: what is wrong besides what stands
 * in it; `problemOf`: the field that says what is wrong with this one
 */
type BoxProps = {
  field: Field;
  value: number | null;
  words: Words;
  typed?: Typed;
  isOwn?: boolean;
  problem?: string;
  problemOf?: string;
  hand: Hand;
};

/** @param id of a field */
const problemId = (id: string) => `answer-${id}-bad`;

/** What a field says of its number. */
const saidOf = (
  {field, typed, problem}: Pick<BoxProps, 'field' | 'typed' | 'problem'>,
  {t, number}: Words,
) =>
  typed?.problem
    ? t(`answer.bad.${typed.problem}`, {least: number(field.least), most: number(field.most)})
    : problem;

/** The marks of a control whose number can't be. */
const invalid = ({id}: Field, said: string | undefined, problemOf?: string) =>
  (said || problemOf) && {
    'aria-invalid': true,
    'aria-describedby': problemId(said || !problemOf ? id : problemOf),
  };

function Problem({field, said}: {field: Field; said?: string}) {
  if (!said) return null;
  return (
    <span id={problemId(field.id)} className="answer-bad" role="alert">
      {said}
    </span>
  );
}

/** A number for the hand: each arrow key changes something, whatever the scale. */
export function Slider({
  field,
  value,
  words,
  onChange,
}: {
  field: Field;
  value: number;
  words: Words;
  onChange: (id: string, value: number) => void;
}) {
  return (
    <label className="answer-slider">
      <Rich>{words.t(`answer.slider.${field.id}`)}</Rich>
      <input
        type="range"
        name={`${field.id}-slider`}
        min={0}
        max={SLIDER_STEPS}
        step={1}
        aria-valuetext={
          field.unit === 'count'
            ? words.number(value)
            : words.say(field.unit, value, {significant: 3})
        }
        value={positionOf(field, value)}
        onInput={({currentTarget}) =>
          onChange(field.id, valueAt(field, Number(currentTarget.value)))
        }
        onKeyDown={(event) => {
          const next = stepByKey(field, value, event);
          if (next !== null) onChange(field.id, next);
        }}
      />
    </label>
  );
}
