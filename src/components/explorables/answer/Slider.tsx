import React from 'react';
import Rich from './Rich.tsx';
import {SLIDER_STEPS, positionOf, stepByKey, valueAt} from './read-field.ts';
import type {Words} from '../frame/words.ts';
import type {Field} from './fields.ts';

/** A number for the hand: each arrow key changes something, whatever the scale. */
export default function Slider({
  field,
  value,
  words,
  onChange,
}: {
  field: Field;
  value: number;
  words: Words;
  onChange?: (id: string, value: number) => void;
}) {
  const live = onChange && {
    value: positionOf(field, value),
    onInput: ({currentTarget}: React.InputEvent<HTMLInputElement>) =>
      onChange(field.id, valueAt(field, Number(currentTarget.value))),
    onKeyDown: (event: React.KeyboardEvent) => {
      const next = stepByKey(field, value, event);
      if (next !== null) onChange(field.id, next);
    },
  };
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
        {...(live ?? {defaultValue: positionOf(field, value)})}
      />
    </label>
  );
}
