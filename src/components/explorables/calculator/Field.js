import React, {useId, useState} from 'react';
import {SLIDER_STEPS, nextValue, positionOfValue, readNumber, valueAtPosition} from './fields.js';
import {formatNumber} from '../frame/quantities.js';

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
        <NumberBox {...{id, field, value, words, onChange}} />
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

function NumberBox({id, field, value, words, onChange}) {
  const [draft, setDraft] = useState(null);
  const bad = draft !== null && readNumber(field, draft) === null;
  const shown = draft ?? plain(value, words.locale);
  const live = onChange && {
    value: shown,
    onChange: (event) => {
      setDraft(event.target.value);
      const read = readNumber(field, event.target.value);
      if (read !== null) onChange(field.id, read);
    },
    onBlur: () => setDraft(null),
  };
  const complaint = words.t(field.whole ? 'calculator.badWhole' : 'calculator.bad', {
    least: formatNumber(field.least, words.locale),
    most: formatNumber(field.most, words.locale),
  });
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={6}
        name={field.id}
        aria-invalid={bad || undefined}
        aria-describedby={bad ? `${id}-bad` : undefined}
        {...(live ?? {defaultValue: shown})}
      />
      {bad && (
        <span id={`${id}-bad`} className="explorable-bad" role="alert">
          {complaint}
        </span>
      )}
    </>
  );
}

/** Number as the reader would type it: the decimal sign of the language, no grouping. */
function plain(value, locale) {
  return new Intl.NumberFormat(locale, {useGrouping: false, maximumFractionDigits: 6}).format(
    value,
  );
}

function spoken(field, value, words) {
  return field.unit === 'count'
    ? formatNumber(value, words.locale, {digits: 0})
    : words.say(field.unit, value);
}
