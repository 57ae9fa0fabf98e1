import {useEffect, useMemo, useRef} from 'react';
import {describer} from '../../charts/describe.ts';
import {Drawing} from '../../charts/drawing/Drawing.tsx';
import {plans} from '../../charts/plan/index.ts';
import {spotsOf} from '../picture/spots.ts';
import {islandTexts} from './texts.ts';
import {useDrawingWidth} from './useDrawingWidth.ts';
import type {Spot} from '../picture/spots.ts';
import type {View} from '../view-state.ts';
import type {FigureData} from './mount.ts';

/**
 * The live chart of a figure: the same drawing as its picture, from the same points, in the view that the reader chose.
 * A note that lights up moves nothing, so it needs no new plan.
 */
export default function LiveFigure(props: {
  data: FigureData;
  locale: string;
  view: View;
  onDraw?: (spots: Spot[]) => void;
}) {
  const {data, locale, view, onDraw} = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useDrawingWidth(frame);
  const drawn = useMemo(
    () => width && drawnAt(width, data, view, locale),
    [width, data, locale, view.scale, view.series?.join()],
  );
  useEffect(() => {
    if (drawn) onDraw?.(spotsOf(drawn.plan, drawn.describe));
  }, [drawn]);
  return (
    <div ref={frame}>{drawn && <Drawing {...drawn} activeAnnotation={view.note ?? null} />}</div>
  );
}

function drawnAt(width: number, data: FigureData, {scale, series}: View, locale: string) {
  const {points, annotations, name, chart, scales, texts} = data;
  const props = {
    ...{points, annotations, name, locale, width},
    t: islandTexts(texts, locale),
    scale: scale ?? scales[0],
    visibleSeries: series ?? null,
  };
  return {plan: plans[chart](props), describe: describer(props)};
}
