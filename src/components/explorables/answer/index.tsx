import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AnswerStill from '@still/answer';
import Explorable from '../frame/Explorable.tsx';
import {START_KEYS} from './address.ts';
import {OLD_NAMES} from './old-names.ts';

/** Would it help my application? What keeping state, coroutines and more workers would give it. */
export default function Answer() {
  useBrokenLinks().collectAnchor('own');
  return <Explorable name="answer" Still={AnswerStill} urlKeys={[...START_KEYS, ...OLD_NAMES]} />;
}
