import React, {useId} from 'react';
import {cappedMedians} from '../../../../lib/capacity/capped-medians.ts';
import {LEAST, MOST, STEP, medianText} from './cap.ts';
import type {Words} from '../frame/words.ts';
import type {Exhibit} from './cap.ts';

/**
 * The exhibit on the cap: published medians beside simulated ones, for the published cap and another.
 *
 * @param props without `onChange` the still form; `bad`: what the address asked for in vain
 */
export default function VuCapView({
  exhibit,
  maxVus,
  words,
  chart,
  bad = null,
  onChange,
  children,
}: {
  exhibit: Exhibit;
  maxVus: number;
  words: Words;
  chart: React.ReactNode;
  bad?: string | null;
  onChange?: (maxVus: number) => void;
  children?: React.ReactNode;
}) {
  const {t, say} = words;
  const {load} = exhibit;
  return (
    <section className="explorable" aria-label={t('vuCap.name')}>
      <form onSubmit={(event) => event.preventDefault()}>
        <CapSlider {...{maxVus, words, bad, onChange}} />
      </form>
      {chart}
      <Medians {...{exhibit, maxVus, words}} />
      <p className="explorable-note">
        {t('vuCap.note', {
          rate: say('perS', load.arrivalRatePerS),
          duration: say('s', load.durationS),
        })}
      </p>
      {children}
    </section>
  );
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
  onChange?: (maxVus: number) => void;
}) {
  const id = useId();
  const live = onChange && {
    value: maxVus,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value)),
  };
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
        {...(live ?? {defaultValue: maxVus})}
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
