import React from 'react';
import {measured, texts} from '@generated/explorables/default/calculator.json';
import {serverCapacity} from '../../../../lib/capacity/server-capacity.js';
import StillPicture from '../frame/StillPicture.js';
import {usePageWords} from '../frame/usePageWords.js';
import CalculatorView from './CalculatorView.js';
import {INITIAL_STATE, setupOf} from './setup.js';

/** The calculator before any script: its form with the first values, and what they come to. */
export default function CalculatorStill() {
  const words = usePageWords(texts);
  return (
    <CalculatorView
      {...{measured, words}}
      state={INITIAL_STATE}
      capacity={serverCapacity(setupOf(INITIAL_STATE))}
      chart={<StillPicture figure="calculator" locale={words.locale} />}
    >
      <noscript>
        <p className="explorable-note">{words.t('calculator.noScript')}</p>
      </noscript>
    </CalculatorView>
  );
}
