// @ts-check
import React from 'react';
import given from '@generated/explorables/default/pause.json';
import {usePageWords} from '../frame/usePageWords.js';
import {PAUSES} from './pause.js';
import {pauseHtml} from './view.js';

const {texts} = given;

/** The pause before any script. */
export default function PauseStill() {
  const words = usePageWords(texts);
  return <div dangerouslySetInnerHTML={{__html: pauseHtml(PAUSES.first, words)}} />;
}
