import React, {useMemo, useState} from 'react';
import {vuCapPoints} from '../../../../lib/capacity/vu-cap-points.js';
import Announcement from '../frame/Announcement.js';
import LiveChart from '../frame/LiveChart.js';
import {useQueryState} from '../frame/useQueryState.js';
import {useRested} from '../frame/useRested.js';
import VuCapView from './VuCapView.js';
import {startCap, writeCap} from './cap.js';

/**
 * The exhibit on the cap in the reader's hands.
 *
 * @param {{given: {exhibit: object, chartTexts: Record<string, string>}, words: object,
 *   typed: Record<string, string>, still?: string}} props `typed`: what the slider was moved to before; `still`: HTML of
 *   the first picture
 */
export default function VuCapLive({given, words, typed, still}) {
  const {exhibit, chartTexts} = given;
  const published = exhibit.load.maxVus;
  const [maxVus, setMaxVus] = useState(() => startCap(window.location.search, typed, published));
  useQueryState((search) => writeCap(search, maxVus, published), [maxVus]);
  const calm = useRested(maxVus);
  const points = useMemo(() => pointsAt(exhibit, calm), [calm]);
  const sentence = sentenceOf(points, calm, words);
  return (
    <VuCapView
      {...{exhibit, maxVus, words}}
      onChange={setMaxVus}
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

function pointsAt(exhibit, maxVus) {
  return vuCapPoints(exhibit, [
    {id: 'cap', maxVus: exhibit.load.maxVus},
    {id: 'doubled', maxVus},
  ]);
}

function namesOf(exhibit, maxVus, {t, number}) {
  const named = (key, vus) => t(key, {vus: number(vus)});
  return {
    'series.cap': named('vuCap.chart.simulated', exhibit.load.maxVus),
    'series.doubled': named('vuCap.chart.simulated', maxVus),
  };
}

function sentenceOf({series}, maxVus, {t, say}) {
  const {points} = series.find(({id}) => id === 'doubled');
  const [first, last] = [points[0], points.at(-1)];
  return t('vuCap.announcement', {
    vus: say('vus', maxVus),
    first: say('ms', first.y),
    firstWorkers: say('workers', first.x),
    last: say('ms', last.y),
    lastWorkers: say('workers', last.x),
  });
}
