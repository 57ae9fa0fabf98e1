import React, {useId} from 'react';
import {SLIDER_STEPS, nextValue, positionOfValue, readNumber, valueAtPosition} from './fields.js';
import NumberBox from './NumberBox.js';

const STEPS_UP = ['ArrowUp', 'ArrowRight'];
const STEPS_DOWN = ['ArrowDown', 'ArrowLeft'];

/**
 * One input of the calculator: a slider for the hand, a number for exact values.
 *
 * @param {{field: import('./fields.js').Field, value: number, words: object,
 *   onChange?: (id: string, value: number) => void}} props without `onChange` it is the still form
 */
export default function Field({field, value, words, onChange}) {
  const id = useId();
  const label = words.t(`calculator.field.${field.id}`);
  return (
    <div className="explorable-field">
      <label htmlFor={id}>{label}</label>
      <Slider {...{field, value, words, label, onChange}} />
      <span className="explorable-number">
        <NumberBox
          {...{id, value, words}}
          name={field.id}
          limits={field}
          read={(text) => readNumber(field, text, words.locale)}
          onChange={onChange && ((next) => onChange(field.id, next))}
        />
        <span aria-hidden="true">{words.t(`calculator.suffix.${field.unit}`)}</span>
      </span>
    </div>
  );
}

function Slider({field, value, words, label, onChange}) {
  const position = positionOfValue(field, value);
  const moveTo = (next) => onChange(field.id, next);
  const onKeyDown = (event) => {
    const direction = STEPS_UP.includes(event.key) ? 1 : STEPS_DOWN.includes(event.key) ? -1 : 0;
    if (!direction) return;
    event.preventDefault();
    moveTo(nextValue(field, value, direction));
  };
  const live = onChange && {
    value: position,
    onChange: (event) => moveTo(valueAtPosition(field, Number(event.target.value))),
    onKeyDown,
  };
  return (
    <input
      type="range"
      name={`${field.id}-slider`}
      min={0}
      max={SLIDER_STEPS}
      step={1}
      aria-label={words.t('calculator.slider', {field: label})}
      aria-valuetext={spoken(field, value, words)}
      {...(live ?? {defaultValue: position})}
    />
  );
}

function spoken(field, value, words) {
  return field.unit === 'count' ? words.number(value) : words.say(field.unit, value);
}
