import {shapePath, stylesOf} from '../../charts/marks/style.ts';
import type {Styles} from '../../charts/types.ts';
import type {Look, Points, StillProps} from './types.ts';

/** Kinds that say nothing with a part of them missing. */
const WHOLE = new Set(['stacked-bars', 'timeline', 'effect-grid']);

/**
 * Buttons that choose the scale and the series; the live chart does what they ask. Nothing where there is nothing to
 * choose.
 */
export default function Controls({figure: {definition, points}, look: {t}}: StillProps) {
  const styles = stylesOf(points.series);
  const hasScales = definition.scales.length > 1;
  const hasSeries = styles.size > 1 && !WHOLE.has(points.kind);
  if (!hasScales && !hasSeries) return null;
  return (
    <div className="figure-controls">
      {hasScales && <ScaleButtons scales={definition.scales} t={t} />}
      {hasSeries && <SeriesButtons points={points} styles={styles} t={t} />}
    </div>
  );
}

function ScaleButtons({scales, t}: {scales: readonly string[]; t: Look['t']}) {
  return (
    <div role="group" aria-label={t('figure.scale')}>
      {scales.map((scale, index) => (
        <button key={scale} type="button" data-scale={scale} aria-pressed={index === 0}>
          {t(`figure.${scale}`)}
        </button>
      ))}
    </div>
  );
}

function SeriesButtons({points, styles, t}: {points: Points; styles: Styles; t: Look['t']}) {
  return (
    <div role="group" aria-label={t('figure.series')}>
      {[...styles].map(([id, style]) => (
        <button key={id} type="button" data-series={id} aria-pressed="true">
          <Swatch {...style} isLine={isCurve(points, id)} />
          {t(`series.${id}`)}
        </button>
      ))}
    </div>
  );
}

function isCurve({series}: Points, id: string) {
  return series.some((each) => each.id === id && each.role === 'model');
}

/** @param props curves of models have no marks */
function Swatch({colour, shape, isLine}: {colour: string; shape: string; isLine: boolean}) {
  return (
    <svg width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">
      <path
        d={isLine ? 'M-7 0H7' : shapePath(shape, 5)}
        fill="none"
        stroke={colour}
        strokeWidth="2.5"
      />
    </svg>
  );
}
