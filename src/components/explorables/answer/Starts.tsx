import type {Props} from './state.ts';

/** Typical situations to start from, and the way back to what the page begins with. */
export default function Starts({state, given, words: {t}, dispatch}: Props) {
  return (
    <fieldset className="answer-starts">
      <legend>{t('answer.start')}</legend>
      <div className="answer-choices">
        {given.profiles.map(({id}) => (
          <button
            key={id}
            {...{type: 'button', name: `profile-${id}`}}
            aria-pressed={state.start.profile === id}
            onClick={() => dispatch({type: 'profile', id})}
          >
            {t(`answer.profile.${id}`)}
          </button>
        ))}
        <button
          {...{type: 'button', name: 'reset', className: 'answer-reset'}}
          onClick={() => dispatch({type: 'reset'})}
        >
          {t('answer.reset')}
        </button>
      </div>
    </fieldset>
  );
}
