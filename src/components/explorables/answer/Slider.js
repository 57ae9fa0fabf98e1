// @ts-check
import React from 'react';
import Rich from './Rich.js';
import {SLIDER_STEPS, positionOf, stepByKey, valueAt} from './read-field.js';

/**
 * A number for the hand: each arrow key changes something, whatever the scale.
 *
 * @param {{field: import('./fields.js').Field, value: number, words: import('../frame/words.js').Words,
 *   onChange?: (id: string, value: number) => void}} props
 */
export default function Slider({field, value, words, onChange}) {
  const live = onChange && {
    value: positionOf(field, value),
    onInput: (/** @type {React.InputEvent<HTMLInputElement>} */ {currentTarget}) =>
      onChange(field.id, valueAt(field, Number(currentTarget.value))),
    onKeyDown: (/** @type {React.KeyboardEvent} */ event) => {
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
