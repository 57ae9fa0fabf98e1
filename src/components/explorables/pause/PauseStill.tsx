import React from 'react';
import given from '@generated/explorables/default/pause.json';
import {usePageWords} from '../frame/usePageWords.ts';
import {PAUSES} from './pause.ts';
import {pauseHtml} from './view.ts';

const {texts} = given;

/** The pause before any script. */
export default function PauseStill() {
  const words = usePageWords(texts);
  return <div dangerouslySetInnerHTML={{__html: pauseHtml(PAUSES.first, words)}} />;
}
