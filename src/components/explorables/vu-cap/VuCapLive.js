// @ts-check
import React, {useMemo, useState} from 'react';
import {vuCapPoints} from '../../../../lib/capacity/vu-cap-points.js';
import Announcement from '../frame/Announcement.js';
import LiveChart from '../frame/LiveChart.js';
import {useQueryState} from '../frame/useQueryState.js';
import {useRested} from '../frame/useRested.js';
import VuCapView from './VuCapView.js';
import {badCap, medianText, startCap, writeCap} from './cap.js';

/**
 * @typedef {import('./cap.js').Exhibit} Exhibit
 * @typedef {import('../frame/words.js').Words} Words
 */

/**
 * The exhibit on the cap in the reader's hands.
 *
 * @param {import('../frame/mount.js').LiveProps<import('./cap.js').Given>} props
 */
export default function VuCapLive({given, words, typed, still}) {
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

/** @param {Exhibit} exhibit @param {number} maxVus */
function pointsAt(exhibit, maxVus) {
  return vuCapPoints(exhibit, [
    {id: 'cap', maxVus: exhibit.load.maxVus},
    {id: 'doubled', maxVus},
  ]);
}

/** @param {Exhibit} exhibit @param {number} maxVus @param {Words} words */
function namesOf(exhibit, maxVus, {t, number}) {
  const named = (/** @type {string} */ key, /** @type {number} */ vus) =>
    t(key, {vus: number(vus)});
  return {
    'series.cap': named('vuCap.chart.simulated', exhibit.load.maxVus),
    'series.doubled': named('vuCap.chart.simulated', maxVus),
  };
}

/** @param {import('../../charts/types.js').Points} points @param {number} maxVus @param {Words} words */
function sentenceOf({series}, maxVus, words) {
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
