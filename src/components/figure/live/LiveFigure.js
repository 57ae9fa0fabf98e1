// @ts-check
import {useEffect, useMemo, useRef} from 'react';
import {describer} from '../../charts/describe.js';
import {charts} from '../../charts/index.js';
import {plans} from '../../charts/plan/index.js';
import {islandTexts} from './texts.js';
import {spotsOf} from '../picture/spots.js';
import {useDrawingWidth} from './useDrawingWidth.js';

/**
 * The live chart of a figure: the same drawing as its picture, from the same points, in the view that the reader chose.
 *
 * @param {{data: import('./mount.js').FigureData, locale: string, view: import('../view-state.js').View,
 *   onDraw?: (spots: import('../picture/spots.js').Spot[]) => void}} props
 */
export default function LiveFigure({data, locale, view, onDraw}) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useDrawingWidth(frame);
  const t = useMemo(() => islandTexts(data.texts, locale), [data, locale]);
  const props = {
    points: data.points,
    annotations: data.annotations,
    name: data.name,
    scale: view.scale ?? data.scales[0],
    visibleSeries: view.series ?? null,
    activeAnnotation: view.note ?? null,
    ...{t, locale, width: Number(width)},
  };
  const Chart = charts[data.chart];
  const drawing = JSON.stringify([width, view.scale, view.series]);
  useEffect(
    () =>
      whenDrawn(/** @type {HTMLElement} */ (frame.current), () =>
        onDraw?.(spotsIn(data.chart, props)),
      ),
    [drawing],
  );
  return <div ref={frame}>{width && <Chart {...props} />}</div>;
}

/** @param {import('../../../../lib/chart-data/types.js').ChartKind} kind @param {import('../../charts/types.js').ChartProps} props */
function spotsIn(kind, props) {
  return spotsOf(plans[kind](props), describer(props));
}

/**
 * Recharts puts its layers in place one frame after it is mounted; only then may the picture go.
 *
 * @param {HTMLElement} frame
 * @param {() => void} act
 */
function whenDrawn(frame, act) {
  const request = requestAnimationFrame(() =>
    requestAnimationFrame(() => frame.querySelector('svg') && act()),
  );
  return () => cancelAnimationFrame(request);
}
