import React, {useId} from 'react';
import NumberBox from './NumberBox.js';
import {RATE, readRate} from './url-state.js';

/**
 * The offered rate: a number, or nothing for no limit.
 *
 * @param {{rate: number | null, words: object, onChange?: (rate: number | null) => void}} props
 */
export default function RateField({rate, words, onChange}) {
  const id = useId();
  return (
    <div className="explorable-field">
      <label htmlFor={id}>{words.t('calculator.field.rate')}</label>
      <span className="explorable-number explorable-rate">
        <NumberBox
          {...{id, words, onChange}}
          name="rate"
          value={rate}
          limits={RATE}
          read={(text) => readRate(text, words.locale).rate}
          isEmptyRight
          placeholder={words.t('calculator.rate.none')}
          size={12}
        />
        <span aria-hidden="true">{words.t('calculator.suffix.perS')}</span>
      </span>
    </div>
  );
}
