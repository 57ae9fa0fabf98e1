import {nearestPoints} from '../../../../lib/gains/nearest.ts';
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
      <p>{t(`answer.nearest.${isNear ? 'near' : 'none'}`)}</p>
      <ul>
        {points.map((point, index) => (
          <li key={index}>
            <a href={point.href}>{point.study}</a>
            {point.text} <small>{point.note}</small>
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
