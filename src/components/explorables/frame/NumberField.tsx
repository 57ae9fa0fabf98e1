import {memo} from 'react';
import {formatNumber} from '../../../../lib/quantity/format.ts';
import type {Form} from './form.ts';
import type {Take} from './SelectField.tsx';
import type {Words} from './words.ts';

/** `slider`: the usual part of what it may be, and its step */
export type NumberLimits = {
  least: number;
  most: number;
  whole?: boolean;
  unit?: string;
  slider?: readonly [least: number, most: number, step: number];
};

interface NumberFieldProps<Name extends string> {
  /** the explorable, whose fields have ids of their own */
  place: string;
  name: Name;
  limits: NumberLimits;
  form: Form<Record<Name, number>>;
  words: Words;
  /** from which on it is shown */
  step?: number;
  isHidden?: boolean;
  onTake: Take;
}

/** A number with its box, its slider if it has one, and what is wrong with what was typed. */
export default function NumberField<Name extends string>({form, ...rest}: NumberFieldProps<Name>) {
  const {name} = rest;
  const [value, text] = [form.state[name], form.texts[name]];
  return <Drawn {...{...rest, value, text}} isRefused={name in form.refused} />;
}

interface DrawnProps extends Omit<NumberFieldProps<string>, 'form'> {
  value: number;
  text: string | undefined;
  isRefused: boolean;
}

/** Drawn anew only as one of these changes: on a slow phone a slider would wait for all other fields. */
const Drawn = memo((props: DrawnProps) => {
  const {place, name, limits, value, text, isRefused, step, isHidden, onTake} = props;
  const {t, number, locale} = props.words;
  const {slider, unit, least, most, whole} = limits;
  const id = `${place}-${name}`;
  const label = t(`${place}.field.${name}`);
  const onInput = ({currentTarget}: React.InputEvent<HTMLInputElement>) =>
    onTake(currentTarget.name, currentTarget.value);
  return (
    <div className="pool-field" data-step={step} hidden={isHidden}>
      <label htmlFor={id}>{label}</label>
      <div className="pool-number">
        {slider && (
          <input
            type="range"
            name={`${name}-slider`}
            {...{min: slider[0], max: slider[1], step: slider[2]}}
            value={onSlider(slider, value)}
            aria-label={t('pool.slider', {field: label})}
            onInput={onInput}
          />
        )}
        <input
          {...{id, name, inputMode: 'decimal', autoComplete: 'off', onInput}}
          value={text ?? shownNumber(value, locale)}
          aria-describedby={`${id}-bad`}
          aria-invalid={isRefused || undefined}
        />
        {unit && <span aria-hidden="true">{t(`pool.suffix.${unit}`)}</span>}
      </div>
      <p className="explorable-bad" id={`${id}-bad`}>
        {isRefused &&
          t(whole ? 'pool.badWhole' : 'pool.bad', {least: number(least), most: number(most)})}
      </p>
    </div>
  );
});

/** A number as readers type it: four digits at most, and their language's decimal sign. */
const shownNumber = (value: number, locale: string) =>
  formatNumber(value, undefined, locale, {significant: 4, grouping: false});

/**
 * The nearest value that a slider can stand at. Browsers move it there by themselves, which would look as if the reader
 * had moved it.
 */
const onSlider = ([least, most, step]: readonly [number, number, number], value: number) =>
  Math.min(most, least + Math.round((value - least) / step) * step);
