import React from 'react';
import {FIELDS} from './fields.js';
import Field from './Field.js';
import KeyNumbers from './KeyNumbers.js';
import MeasuredComparison from './MeasuredComparison.js';
import PresetChoice from './PresetChoice.js';
import RateField from './RateField.js';
import Results from './Results.js';
import {measuredPoint, setupOf} from './setup.js';

/**
 * The calculator as the reader sees it, for any state: the server draws it once for the initial one.
 *
 * @param {{state: import('./url-state.js').State, capacity: object, measured: object, words: object, chart: React.ReactNode,
 *   actions?: {change: Function, changeRate: Function, choose: Function, reset: Function},
 *   children?: React.ReactNode}} props without `actions` it is the still form
 */
export default function CalculatorView({
  state,
  capacity,
  measured,
  words,
  chart,
  actions,
  children,
}) {
  const {t} = words;
  const setup = setupOf(state);
  const found = measuredPoint(measured, state.preset);
  return (
    <section className="explorable" aria-label={t('calculator.name')}>
      <form onSubmit={(event) => event.preventDefault()} aria-label={t('calculator.inputs')}>
        <div className="explorable-bar">
          <PresetChoice {...{measured, words}} preset={state.preset} onChange={actions?.choose} />
          <button
            type="button"
            name="reset"
            className="button button--secondary button--sm"
            onClick={actions?.reset}
          >
            {t('calculator.reset')}
          </button>
        </div>
        <div className="explorable-fields">
          {FIELDS.map((field) => (
            <Field
              key={field.id}
              {...{field, words}}
              value={state.values[field.id]}
              onChange={actions?.change}
            />
          ))}
          <RateField rate={state.rate} words={words} onChange={actions?.changeRate} />
        </div>
      </form>
      <KeyNumbers capacity={capacity} words={words} />
      {chart}
      <Results capacity={capacity} workers={state.values.workers} words={words} />
      {found && <MeasuredComparison {...{found, measured, setup, words}} />}
      {children}
    </section>
  );
}
