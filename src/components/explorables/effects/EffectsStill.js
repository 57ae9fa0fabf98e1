// @ts-check
import React from 'react';
import given from '@generated/explorables/default/effects.json';
import {usePageWords} from '../frame/usePageWords.js';
import {stateOf} from './state.js';
import {timelinesOf} from './timelines.js';
import {effectsHtml} from './whole.js';

const {designs, texts} = given;

/** The explorer before any script: our own run with one worker. */
export default function EffectsStill() {
  const words = usePageWords(texts);
  const html = effectsHtml(stateOf(designs), designs, words, timelinesOf);
  return <div dangerouslySetInnerHTML={{__html: html}} />;
}
