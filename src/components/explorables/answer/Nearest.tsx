import React from 'react';
import {nearestPoints} from '../../../../lib/gains/nearest.ts';
import {sayTimes} from './say.ts';
import type {Application} from '../../../../lib/gains/application.ts';
import type {Given, Words} from './state.ts';

/**
 * The studied requests most like the reader's, with the kind of their evidence and what was measured to be gained.
 */
export default function Nearest({
  application,
  given,
  words,
}: {
  application: Application;
  given: Given;
  words: Words;
}) {
  const {t} = words;
  const {points, isNear} = nearestPoints(application, given.points);
  return (
    <section className="answer-nearest">
      <h2 id="nearest">{t('answer.nearest')}</h2>
      <p>{isNear ? t('answer.nearest.near') : t('answer.nearest.none')}</p>
      <ul>
        {points.map((point, index) => (
          <li key={index}>
            <Point {...{point, given, words}} />
          </li>
        ))}
      </ul>
      {!isNear && (
        <p>
          <a href={given.contribute}>{t('answer.nearest.send')}</a>
        </p>
      )}
    </section>
  );
}

function Point({
  point,
  given,
  words,
}: {
  point: Given['points'][number];
  given: Given;
  words: Words;
}) {
  const {t, number, say} = words;
  const short = (value: number) => number(Number(value.toPrecision(2)));
  const gains = Object.entries(point.gains).filter(([, gain]) => gain);
  return (
    <>
      <a href={given.studies[point.study]}>{t(`answer.study.${point.study}`)}</a>
      {': '}
      {t(`answer.studied.${point.about}`, {wait: number(point.waitMs)})}
      {point.about === 'laravel'
        ? ''
        : t(point.stateShare > 0 ? 'answer.studied.dropped' : 'answer.studied.kept')}
      {', '}
      {t('answer.studied.times', {
        beta: short(point.ioS / point.cpuS),
        cpu: say('ms', Number((point.cpuS * 1000).toPrecision(2))),
      })}
      {'. '}
      {t('answer.studied.gained', {
        gains: gains
          .map(([change, {value, isAtLeast}]) =>
            t(`answer.studied.${change}${isAtLeast ? '.least' : ''}`, {
              gain: sayTimes(words, value),
            }),
          )
          .join('; '),
      })}{' '}
      <small>
        {t(`answer.evidence.${point.evidence}`)}
        {point.isInferred && `; ${t('answer.studied.inferred')}`}
      </small>
    </>
  );
}
