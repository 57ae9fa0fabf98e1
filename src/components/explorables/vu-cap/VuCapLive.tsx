import React, {useMemo, useState} from 'react';
import {vuCapPoints} from '../../../../lib/capacity/vu-cap-points.ts';
import Announcement from '../frame/Announcement.tsx';
import LiveChart from '../frame/LiveChart.tsx';
import {useQueryState} from '../frame/useQueryState.ts';
import {useRested} from '../frame/useRested.ts';
import VuCapView from './VuCapView.tsx';
import {badCap, medianText, startCap, writeCap} from './cap.ts';
import type {Points} from '../../charts/types.ts';
import type {LiveProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Exhibit, Given} from './cap.ts';

/** The exhibit on the cap in the reader's hands. */
export default function VuCapLive({given, words, typed, still}: LiveProps<Given>) {
  const {exhibit, chartTexts} = given;
  const published = exhibit.load.maxVus;
  const [maxVus, setMaxVus] = useState(() => startCap(window.location.search, typed, published));
  // Until the reader moves the slider; the address is written anew meanwhile.
  const [bad, setBad] = useState(() => badCap(window.location.search));
  useQueryState((search) => writeCap(search, maxVus, published), [maxVus]);
  const calm = useRested(maxVus);
  const points = useMemo(() => pointsAt(exhibit, calm), [calm]);
  const sentence = sentenceOf(points, calm, words);
  return (
    <VuCapView
      {...{exhibit, maxVus, words, bad}}
      onChange={(vus) => {
        setBad(null);
        setMaxVus(vus);
      }}
      chart={
        <LiveChart
          {...{points, locale: words.locale, texts: chartTexts, still}}
          names={namesOf(exhibit, calm, words)}
          summary={sentence}
        />
      }
    >
      <Announcement>{sentence}</Announcement>
    </VuCapView>
  );
}

function pointsAt(exhibit: Exhibit, maxVus: number) {
  return vuCapPoints(exhibit, [
    {id: 'cap', maxVus: exhibit.load.maxVus},
    {id: 'doubled', maxVus},
  ]);
}

function namesOf(exhibit: Exhibit, maxVus: number, {t, number}: Words) {
  const named = (key: string, vus: number) => t(key, {vus: number(vus)});
  return {
    'series.cap': named('vuCap.chart.simulated', exhibit.load.maxVus),
    'series.doubled': named('vuCap.chart.simulated', maxVus),
  };
}

function sentenceOf({series}: Points, maxVus: number, words: Words) {
  const {t, say} = words;
  const points = series.find(({id}) => id === 'doubled')?.points ?? [];
  const [first, last] = [points[0], points[points.length - 1]];
  return t('vuCap.announcement', {
    vus: say('vus', maxVus),
    first: medianText(first.y, words),
    firstWorkers: say('workers', Number(first.x)),
    last: medianText(last.y, words),
    lastWorkers: say('workers', Number(last.x)),
  });
}
