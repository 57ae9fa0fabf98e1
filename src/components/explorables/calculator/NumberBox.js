import React, {useState} from 'react';
import {typedNumber} from './fields.js';

/**
 * A box for an exact number, which says what it takes when it is given something else.
 *
 * @param {{id: string, name: string, value: number | null, words: object,
 *   limits: {least: number, most: number, whole?: boolean}, read: (text: string) => number | null | undefined,
 *   isEmptyRight?: boolean, placeholder?: string, size?: number, onChange?: (value: number | null) => void}} props
 *   `read` gives null for what can't be read; `isEmptyRight`: an empty box means null; without `onChange` it is the
 *   still form
 */
export default function NumberBox({
  id,
  name,
  value,
  words,
  limits,
  read,
  isEmptyRight = false,
  placeholder,
  size = 6,
  onChange,
}) {
  const [draft, setDraft] = useState(null);
  const isEmpty = (text) => isEmptyRight && text.trim() === '';
  const isBad = draft !== null && !isEmpty(draft) && read(draft) === null;
  const shown = draft ?? (value === null ? '' : typedNumber(value, words.locale));
  const live = onChange && {
    value: shown,
    onInput: ({target}) => {
      setDraft(target.value);
      const next = read(target.value);
      if (next !== null || isEmpty(target.value)) onChange(next);
    },
    onBlur: () => setDraft(null),
  };
  return (
    <>
      <input
        {...{id, name, size, placeholder}}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        {...(live ?? {defaultValue: shown})}
      />
      {isBad && (
        <span id={`${id}-bad`} className="explorable-bad" role="alert">
          {words.t(limits.whole ? 'calculator.badWhole' : 'calculator.bad', {
            least: words.number(limits.least),
            most: words.number(limits.most),
          })}
        </span>
      )}
    </>
  );
}
