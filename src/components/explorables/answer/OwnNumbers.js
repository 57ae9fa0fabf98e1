// @ts-check
import React from 'react';
import LogImport from './LogImport.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Given} Given
 * @typedef {import('./state.js').Words} Words
 * @typedef {(action: import('./state.js').Action) => void} Dispatch
 */

/**
 * Ways to put one's own numbers, or those of a measured server, into the form.
 *
 * @param {{state: State, given: Given, words: Words, dispatch?: Dispatch}} props without `dispatch` the still form
 */
export default function OwnNumbers({state, given, words, dispatch}) {
  const {t} = words;
  return (
    <details className="answer-own">
      <summary>{t('answer.own')}</summary>
      <div id="own" />
      <LogImport words={words} dispatch={dispatch} />
      <p>
        {t('answer.probe')} <a href={given.probe}>{t('answer.probe.link')}</a>.
      </p>
      <PresetChoice {...{given, words, dispatch}} start={state.start} />
    </details>
  );
}

/** @param {{start: State['start'], given: Given, words: Words, dispatch?: Dispatch}} props */
function PresetChoice({start, given, words, dispatch}) {
  const {t} = words;
  const live = dispatch && {
    value: start.preset ?? '',
    onChange: (/** @type {React.ChangeEvent<HTMLSelectElement>} */ {target}) =>
      dispatch(target.value ? {type: 'preset', id: target.value} : {type: 'reset'}),
  };
  return (
    <p className="answer-preset">
      <label htmlFor="answer-preset">{t('answer.preset')}</label>{' '}
      <select
        id="answer-preset"
        name="preset"
        autoComplete="off"
        {...(live ?? {defaultValue: start.preset ?? ''})}
      >
        <option value="">{t('answer.preset.none')}</option>
        {given.presets.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {`${preset.label} · ${words.say('workers', Number(preset.values.workers))}`}
          </option>
        ))}
      </select>
    </p>
  );
}

/**
 * Where the numbers in the form are from, and what of them is assumed.
 *
 * @param {{state: State, given: Given, words: Words}} props
 */
export function SourceNote({state, given, words}) {
  return <p className="explorable-note answer-source">{sourceText(state, given, words)}</p>;
}

/** @param {State} state @param {Given} given @param {Words} words */
function sourceText({start, values, base, requests}, given, words) {
  const {t} = words;
  if (requests !== null)
    return t('answer.source.measured', {requests: words.say('count', requests, {digits: 0})});
  const isChanged = Object.keys(base).some((id) => values[id] !== base[id]);
  const preset = given.presets.find(({id}) => id === start.preset);
  const name = preset
    ? presetSource(preset, words)
    : t(`answer.source.${start.profile ?? 'initial'}`);
  return isChanged ? `${t('answer.source.changed')} ${name}` : name;
}

/** @param {import('./state.js').Preset} preset @param {Words} words */
function presetSource({label, measuredPerS, boundPerS, isInferred}, {t, say}) {
  return t(isInferred ? 'answer.source.inferred' : 'answer.source.preset', {
    label,
    measured: say('perS', measuredPerS),
    bound: say('perS', Number(boundPerS.toPrecision(3))),
    ratio: say('ratio', measuredPerS / boundPerS, {digits: 2}),
  });
}
