import React, {useMemo, useReducer} from 'react';
import {serverCapacity} from '../../../../lib/capacity/server-capacity.js';
import Announcement from '../frame/Announcement.js';
import {useQueryState} from '../frame/useQueryState.js';
import CalculatorChart from './CalculatorChart.js';
import CalculatorView from './CalculatorView.js';
import {announcementOf} from './announcement.js';
import {reduce, startState} from './state.js';
import {INITIAL_STATE, setupOf, stateOfPreset} from './setup.js';
import {writeState} from './url-state.js';

/**
 * The calculator in the reader's hands.
 *
 * @param {{given: {measured: object, chartTexts: Record<string, string>}, words: object,
 *   typed: Record<string, string>, still?: string}} props `typed`: what was typed into the still form before; `still`:
 *   HTML of the first picture
 */
export default function CalculatorLive({given, words, typed, still}) {
  const {measured, chartTexts} = given;
  const [state, dispatch] = useReducer(reduce, null, () =>
    startState(window.location.search, typed, measured, words.locale),
  );
  const capacity = useMemo(() => serverCapacity(setupOf(state)), [state]);
  const base = stateOfPreset(measured, state.preset) ?? INITIAL_STATE;
  useQueryState((search) => writeState(search, state, base), [state]);
  const actions = useMemo(() => actionsOf(dispatch, measured), []);
  return (
    <CalculatorView
      {...{state, capacity, measured, words, actions}}
      chart={<CalculatorChart {...{state, capacity, measured, words, chartTexts, still}} />}
    >
      <Announcement>{announcementOf(state, capacity, words)}</Announcement>
    </CalculatorView>
  );
}

function actionsOf(dispatch, measured) {
  return {
    change: (id, value) => dispatch({type: 'change', id, value}),
    changeRate: (rate) => dispatch({type: 'rate', rate}),
    choose: (preset) => dispatch({type: 'choose', preset, measured}),
    reset: () => dispatch({type: 'reset'}),
  };
}
