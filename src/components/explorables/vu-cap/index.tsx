import React, {useId, useMemo, useState} from 'react';
import {cappedMedians, vuCapPoints} from '../../../../lib/capacity/vu-cap.ts';
import Announcement from '../frame/Announcement.tsx';
import LiveChart from '../frame/LiveChart.tsx';
import {mountWith} from '../frame/mount.ts';
import {useQueryState} from '../frame/useQueryState.ts';
import {useRested} from '../frame/useRested.ts';
import {LEAST, MOST, STEP, badCap, medianText, startCap, writeCap} from './cap.ts';
import type {Points} from '../../charts/types.ts';
import type {ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Exhibit} from '../../../../lib/capacity/vu-cap.ts';
import type {Given} from './cap.ts';

export const keys = ['vus'];

/**
 * Exhibit: the same servers under different caps on virtual users. Published medians stand beside simulated ones, for the
 * published cap and another.
 *
 * @param props `picture`: what stands there until the chart is drawn
 */
export default function VuCap({
  given,
  words,
  live,
  picture,
}: ViewProps<Given> & {picture?: React.ReactNode}) {
  const {exhibit} = given;
  const {t, say, number} = words;
  const {load} = exhibit;
  const published = load.maxVus;
  const search = live ? window.location.search : '';
  const [maxVus, setMaxVus] = useState(() => startCap(search, live?.typed ?? {}, published));
  // Until the reader moves the slider; the address is written anew meanwhile.
  const [bad, setBad] = useState(() => badCap(search));
  useQueryState((query) => writeCap(query, maxVus, published), [maxVus]);
  const calm = useRested(maxVus);
  const points = useMemo(() => pointsAt(exhibit, calm), [calm]);
  const summary = sentenceOf(points, calm, words);
  const named = (vus: number) => t('vuCap.chart.simulated', {vus: number(vus)});
  const take = (vus: number) => {
    setBad(null);
    setMaxVus(vus);
  };
  return (
    <section className="explorable" aria-label={t('vuCap.name')}>
      <form onSubmit={(event) => event.preventDefault()}>
        <CapSlider {...{maxVus, words, bad}} onChange={take} />
      </form>
      {live ? (
        <LiveChart
          {...{points, summary, locale: words.locale, texts: given.chartTexts}}
          names={{'series.cap': named(published), 'series.doubled': named(calm)}}
          firstPicture={live.firstPicture}
        />
      ) : (
        picture
      )}
      <Medians {...{exhibit, maxVus, words}} />
      <p className="explorable-note">
        {t('vuCap.note', {
          rate: say('perS', load.arrivalRatePerS),
          duration: say('s', load.durationS),
        })}
      </p>
      {live ? (
        <Announcement>{summary}</Announcement>
      ) : (
        <noscript>
          <p className="explorable-note">
            {t('vuCap.noScript', {low: number(published), high: number(2 * published)})}
          </p>
        </noscript>
      )}
    </section>
  );
}

export const mount = mountWith(VuCap);

function pointsAt(exhibit: Exhibit, maxVus: number) {
  return vuCapPoints(exhibit, [
    {id: 'cap', maxVus: exhibit.load.maxVus},
    {id: 'doubled', maxVus},
  ]);
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

function CapSlider({
  maxVus,
  words,
  bad,
  onChange,
}: {
  maxVus: number;
  words: Words;
  bad: string | null;
  onChange: (maxVus: number) => void;
}) {
  const id = useId();
  return (
    <div className="explorable-field">
      <label htmlFor={id}>{words.t('vuCap.cap')}</label>
      <input
        id={id}
        type="range"
        name="vus"
        min={LEAST}
        max={MOST}
        step={STEP}
        aria-valuetext={words.say('vus', maxVus)}
        value={maxVus}
        onChange={({target}) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{words.say('vus', maxVus)}</output>
      {bad !== null && (
        <p className="explorable-bad" role="alert">
          {words.t('vuCap.bad', {
            text: bad,
            least: words.number(LEAST),
            most: words.number(MOST),
          })}
        </p>
      )}
    </div>
  );
}

function Medians({
  exhibit: {load, points, label},
  maxVus,
  words,
}: {
  exhibit: Exhibit;
  maxVus: number;
  words: Words;
}) {
  const {t, say, number} = words;
  const published = cappedMedians(points, load);
  const chosen = cappedMedians(points, {...load, maxVus});
  const simulatedHead = (vus: number) => t('vuCap.column.simulated', {vus: number(vus)});
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={label}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vuCap.column.workers')}</th>
            <th scope="col">{t('vuCap.column.published')}</th>
            <th scope="col">{simulatedHead(load.maxVus)}</th>
            <th scope="col">{simulatedHead(maxVus)}</th>
            <th scope="col">{t('vuCap.column.throughput')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.id}>
              <th scope="row">{point.workers}</th>
              <td>{say('ms', point.p50Ms)}</td>
              <td>{medianText(published[at].p50Ms, words)}</td>
              <td>{medianText(chosen[at].p50Ms, words)}</td>
              <td>{say('perS', point.throughputPerS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
