import React, {useDeferredValue, useMemo, useState} from 'react';
import exhibit from '@generated/explorables/default/vu-cap.json';
import {vuCapPoints} from '../../../../lib/capacity/vu-cap-points.js';
import Announcement from '../frame/Announcement.js';
import LiveChart from '../frame/LiveChart.js';
import {useQueryState} from '../frame/useQueryState.js';
import {useWords} from '../frame/words.js';
import VuCapView from './VuCapView.js';
import {startCap, writeCap} from './cap.js';

/**
 * The exhibit on the cap in the reader's hands.
 *
 * @param {{typed: Record<string, string>}} props what the slider was moved to before
 */
export default function VuCapLive({typed}) {
  const words = useWords();
  const published = exhibit.load.maxVus;
  const [maxVus, setMaxVus] = useState(() => startCap(window.location.search, typed, published));
  useQueryState((search) => writeCap(search, maxVus, published), [maxVus]);
  const calm = useDeferredValue(maxVus);
  const points = useMemo(() => pointsAt(calm), [calm]);
  const sentence = sentenceOf(points, calm, words);
  return (
    <VuCapView
      {...{exhibit, maxVus, words}}
      onChange={setMaxVus}
      chart={
        <LiveChart
          figure="vu-cap"
          {...{points, locale: words.locale, names: namesOf(calm, words)}}
          summary={sentence}
        />
      }
    >
      <Announcement>{sentence}</Announcement>
    </VuCapView>
  );
}

function pointsAt(maxVus) {
  return vuCapPoints(exhibit, [
    {id: 'cap', maxVus: exhibit.load.maxVus},
    {id: 'doubled', maxVus},
  ]);
}

function namesOf(maxVus, {t, locale}) {
  const named = (key, vus) => t(key, {vus: new Intl.NumberFormat(locale).format(vus)});
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
