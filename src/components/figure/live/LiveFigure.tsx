import {useEffect, useMemo, useRef} from 'react';
import {describer} from '../../charts/describe.ts';
import {charts} from '../../charts/index.ts';
import {plans} from '../../charts/plan/index.ts';
import {islandTexts} from './texts.ts';
import {spotsOf} from '../picture/spots.ts';
import {useDrawingWidth} from './useDrawingWidth.ts';
import type {ChartKind} from '../../../../lib/chart-data/types.ts';
import type {ChartProps} from '../../charts/types.ts';
import type {Spot} from '../picture/spots.ts';
import type {View} from '../view-state.ts';
import type {FigureData} from './mount.ts';

/**
 * The live chart of a figure: the same drawing as its picture, from the same points, in the view that the reader chose.
 */
export default function LiveFigure({
  data,
  locale,
  view,
  onDraw,
}: {
  data: FigureData;
  locale: string;
  view: View;
  onDraw?: (spots: Spot[]) => void;
}) {
  const frame = useRef(null as HTMLDivElement | null);
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
    () => whenDrawn(frame.current as HTMLElement, () => onDraw?.(spotsIn(data.chart, props))),
    [drawing],
  );
  return <div ref={frame}>{width && <Chart {...props} />}</div>;
}

function spotsIn(kind: ChartKind, props: ChartProps) {
  return spotsOf(plans[kind](props), describer(props));
}

/** Recharts puts its layers in place one frame after it is mounted; only then may the picture go. */
function whenDrawn(frame: HTMLElement, act: () => void) {
  const request = requestAnimationFrame(() =>
    requestAnimationFrame(() => frame.querySelector('svg') && act()),
  );
  return () => cancelAnimationFrame(request);
}
