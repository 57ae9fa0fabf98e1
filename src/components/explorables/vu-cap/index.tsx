import {useId, useMemo, useState} from 'react';
import {cappedMedians, vuCapPoints} from '../../../../lib/capacity/vu-cap.ts';
import {Announcement, NoScript} from '../frame/Announcement.tsx';
import LiveChart from '../frame/LiveChart.tsx';
import {mountWith} from '../frame/mount.ts';
import TableBox from '../frame/TableBox.tsx';
import {useQueryState, withQuery} from '../frame/hooks.ts';
import {useRested} from '../frame/useRested.ts';
import type {Exhibit} from '../../../../lib/capacity/vu-cap.ts';
import type {Points} from '../../charts/types.ts';
import type {ViewProps} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';

export const keys = ['vus'];

/** `picture`: what stands there until the chart is drawn */
type Props = ViewProps<Given> & {picture?: React.ReactNode};

/**
 * Exhibit: the same servers under different caps on virtual users. Published medians stand beside simulated ones, for the
 * published cap and another.
 */
export default function VuCap({given, words, live, picture}: Props) {
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
          ...{rate: say('perS', load.arrivalRatePerS), duration: say('s', load.durationS)},
        })}
      </p>
      {live && <Announcement>{summary}</Announcement>}
      <NoScript live={live}>
        {t('vuCap.noScript', {low: number(published), high: number(2 * published)})}
      </NoScript>
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

interface SliderProps {
  maxVus: number;
  words: Words;
  bad: string | null;
  onChange: (maxVus: number) => void;
}

function CapSlider({maxVus, words: {t, say, number}, bad, onChange}: SliderProps) {
  const id = useId();
  return (
    <div className="explorable-field">
      <label htmlFor={id}>{t('vuCap.cap')}</label>
      <input
        {...{id, type: 'range', name: 'vus', min: LEAST, max: MOST, step: STEP, value: maxVus}}
        aria-valuetext={say('vus', maxVus)}
        onChange={({target}) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{say('vus', maxVus)}</output>
      {bad !== null && (
        <p className="explorable-bad" role="alert">
          {t('vuCap.bad', {text: bad, least: number(LEAST), most: number(MOST)})}
        </p>
      )}
    </div>
  );
}

type MediansProps = {exhibit: Exhibit; maxVus: number; words: Words};

function Medians({exhibit: {load, points, label}, maxVus, words}: MediansProps) {
  const {t, say, number} = words;
  const caps = [load.maxVus, maxVus];
  const medians = caps.map((vus) => cappedMedians(points, {...load, maxVus: vus}));
  const head = [
    ...[t('vuCap.column.workers'), t('vuCap.column.published')],
    ...caps.map((vus) => t('vuCap.column.simulated', {vus: number(vus)})),
    t('vuCap.column.throughput'),
  ];
  const rows = points.map(({workers, p50Ms, throughputPerS}, at) => ({
    cells: [
      ...[workers, say('ms', p50Ms)],
      ...medians.map((each) => medianText(each[at].p50Ms, words)),
      say('perS', throughputPerS),
    ],
  }));
  return <TableBox caption={label} {...{head, rows}} />;
}

export type Given = {exhibit: Exhibit; chartTexts: Record<string, string>};

/** Caps that the exhibit offers; above the largest a run of half a minute ends before all wait. */
export const LEAST = 100;
export const MOST = 4000;
export const STEP = 100;

type Typed = Record<string, string>;

/**
 * Cap to begin with: the address, then what the slider was moved to before the code was there, else
 * twice the published cap.
 */
export function startCap(search: string, typed: Typed, publishedVus: number): number {
  const requested = typed.vus ?? askedIn(search);
  return isCap(requested) ? Number(requested) : 2 * publishedVus;
}

/** What an address asks for in vain. */
export function badCap(search: string): string | null {
  const asked = askedIn(search);
  return asked === null || isCap(asked) ? null : asked.slice(0, 40);
}

const askedIn = (search: string) => new URLSearchParams(search).get('vus');

function isCap(text: string | null) {
  const value = Number(text ?? NaN);
  return Number.isInteger(value) && value >= LEAST && value <= MOST;
}

/** A median as it is said: there is none where no request was answered. */
export const medianText = (medianMs: number | null, {say}: Words) =>
  medianMs === null ? '–' : say('ms', medianMs);

/** Query that holds the cap; twice the published one is left out. */
export const writeCap = (search: string, maxVus: number, publishedVus: number) =>
  withQuery(search, {vus: maxVus === 2 * publishedVus ? null : maxVus})
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',');
