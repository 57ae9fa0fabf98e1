import React, {useId, useState} from 'react';
import {readRate} from './url-state.js';

/**
 * The offered rate: a number, or nothing for no limit.
 *
 * @param {{rate: number | null, words: object, onChange?: (rate: number | null) => void}} props
 */
export default function RateField({rate, words, onChange}) {
  const id = useId();
  const [draft, setDraft] = useState(null);
  const bad = draft !== null && !readRate(draft).readable;
  const shown = draft ?? (rate === null ? '' : String(rate));
  const live = onChange && {
    value: shown,
    onChange: (event) => {
      setDraft(event.target.value);
      const read = readRate(event.target.value);
      if (read.readable) onChange(read.rate);
    },
    onBlur: () => setDraft(null),
  };
  return (
    <div className="explorable-field">
      <label htmlFor={id}>{words.t('calculator.field.rate')}</label>
      <span className="explorable-number explorable-rate">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={12}
          name="rate"
          placeholder={words.t('calculator.rate.none')}
          aria-invalid={bad || undefined}
          {...(live ?? {defaultValue: shown})}
        />
        <span aria-hidden="true">{words.t('calculator.suffix.perS')}</span>
      </span>
    </div>
  );
}
