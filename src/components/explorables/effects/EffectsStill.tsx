import React from 'react';
import given from '@generated/explorables/default/effects.json';
import {usePageWords} from '../frame/usePageWords.ts';
import {stateOf} from './state.ts';
import {timelinesOf} from './timelines.ts';
import {effectsHtml} from './whole.ts';

const {designs, texts} = given;

/** The explorer before any script: our own run with one worker. */
export default function EffectsStill() {
  const words = usePageWords(texts);
  const html = effectsHtml(stateOf(designs), designs, words, timelinesOf);
  return <div dangerouslySetInnerHTML={{__html: html}} />;
}
