import React from 'react';
import given from '@generated/explorables/default/compare.json';
import {usePageWords} from '../frame/usePageWords.ts';
import {compareHtml} from './whole.ts';

const {study, studies, texts} = given;

/** The comparison before any script: verdict, values, ratio and what differs. */
export default function CompareStill() {
  const words = usePageWords(texts);
  const html = compareHtml(study.start, study, studies, words);
  return <div dangerouslySetInnerHTML={{__html: html}} />;
}
