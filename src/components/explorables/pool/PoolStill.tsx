import React from 'react';
import given from '@generated/explorables/default/pool.json';
import {usePageWords} from '../frame/usePageWords.ts';
import {stateOf} from './state.ts';
import {poolHtml} from './whole.ts';

const {cells, texts} = given;

/** The simulator before any script: sentence, picture and tables of its first state. */
export default function PoolStill() {
  const words = usePageWords(texts);
  return <div dangerouslySetInnerHTML={{__html: poolHtml(stateOf(cells), cells, words)}} />;
}
