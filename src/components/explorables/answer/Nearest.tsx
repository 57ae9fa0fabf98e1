import {nearestPoints} from '../../../../lib/gains/nearest.ts';
import {sayTimes} from './say.ts';
import type {StudiedPoint} from '../../../../lib/gains/studied-points.ts';
import type {Props} from './state.ts';

/**
 * The studied requests most like the reader's, with the kind of their evidence and what was measured to be gained.
 */
export default function Nearest({application, given, words}: Props) {
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

type PointProps = Pick<Props, 'given' | 'words'> & {point: StudiedPoint};

function Point({point, given, words}: PointProps) {
  const {t, number, say} = words;
  const {about, study, evidence, cpuS, ioS, waitMs, stateShare, isInferred} = point;
  const short = (value: number) => Number(value.toPrecision(2));
  const state = t(stateShare > 0 ? 'answer.studied.dropped' : 'answer.studied.kept');
  const gains = Object.entries(point.gains)
    .filter(([, gain]) => gain)
    .map(([change, {value, isAtLeast}]) =>
      t(`answer.studied.${change}${isAtLeast ? '.least' : ''}`, {gain: sayTimes(words, value)}),
    );
  return (
    <>
      <a href={given.studies[study]}>{t(`answer.study.${study}`)}</a>
      {': '}
      {t(`answer.studied.${about}`, {wait: number(waitMs)})}
      {about === 'laravel' ? '' : state}
      {', '}
      {t('answer.studied.times', {
        ...{beta: number(short(ioS / cpuS)), cpu: say('ms', short(cpuS * 1000))},
      })}
      {'. '}
      {t('answer.studied.gained', {gains: gains.join('; ')})}{' '}
      <small>
        {t(`answer.evidence.${evidence}`)}
        {isInferred && `; ${t('answer.studied.inferred')}`}
      </small>
    </>
  );
}
