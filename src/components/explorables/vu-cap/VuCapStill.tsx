import React from 'react';
import given from '@generated/explorables/default/vu-cap.json';
import StillPicture from '../frame/StillPicture.tsx';
import {usePageWords} from '../frame/usePageWords.ts';
import VuCapView from './VuCapView.tsx';

const {exhibit, texts} = given;

/** The exhibit before any script: the published cap beside twice as many virtual users. */
export default function VuCapStill() {
  const words = usePageWords(texts);
  const {maxVus} = exhibit.load;
  return (
    <VuCapView
      {...{exhibit, words}}
      maxVus={2 * maxVus}
      chart={<StillPicture figure="vu-cap" locale={words.locale} />}
    >
      <noscript>
        <p className="explorable-note">
          {words.t('vuCap.noScript', {low: words.number(maxVus), high: words.number(2 * maxVus)})}
        </p>
      </noscript>
    </VuCapView>
  );
}
