// @ts-check
import React from 'react';

/**
 * Typical situations to start from, and the way back to what the page begins with.
 *
 * @param {{state: import('./state.js').State, given: import('./state.js').Given, words: import('./state.js').Words,
 *   dispatch?: (action: import('./state.js').Action) => void}} props without `dispatch` the still form
 */
export default function Starts({state, given, words, dispatch}) {
  const {t} = words;
  const {start} = state;
  return (
    <fieldset className="answer-starts">
      <legend>{t('answer.start')}</legend>
      <div className="answer-choices">
        {given.profiles.map(({id}) => (
          <button
            key={id}
            type="button"
            name={`profile-${id}`}
            aria-pressed={start.profile === id}
            onClick={dispatch && (() => dispatch({type: 'profile', id}))}
          >
            {t(`answer.profile.${id}`)}
          </button>
        ))}
        <button
          type="button"
          name="reset"
          className="answer-reset"
          onClick={dispatch && (() => dispatch({type: 'reset'}))}
        >
          {t('answer.reset')}
        </button>
      </div>
    </fieldset>
  );
}
