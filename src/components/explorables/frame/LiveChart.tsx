import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {Chart} from '../../charts/Chart.tsx';
import {islandTexts} from '../../figure/live/texts.ts';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.ts';
import type {Points} from '../../charts/types.ts';

interface LiveChartProps {
  points: Points;
  locale: string;
  texts: Record<string, string>;
  /** in place of texts, by key */
  names: Record<string, string>;
  /** the picture's alternative text */
  summary: string;
  /** what holds its nodes */
  firstPicture?: Node;
}

/**
 * Chart of an explorable, drawn by the same code as the figures, at the size of its first picture, which stays until
 * the chart can take its place.
 */
export default function LiveChart(props: LiveChartProps) {
  const {points, locale, texts, names, summary, firstPicture} = props;
  const room = useRef<HTMLDivElement>(null);
  const width = useDrawingWidth(room);
  const [isDrawn, setDrawn] = useState(!firstPicture);
  const t = useMemo(() => chartWords(texts, locale, names), [locale, JSON.stringify(names)]);
  const hold = useCallback(
    (div: HTMLElement | null) => div?.append(...(firstPicture?.childNodes ?? [])),
    [],
  );
  useEffect(() => {
    if (width) setDrawn(true);
  }, [width]);
  return (
    <figure className="explorable-chart">
      {firstPicture && !isDrawn && <div ref={hold} />}
      <div
        ref={room}
        role="img"
        aria-label={summary}
        className={isDrawn ? 'explorable-drawn' : 'explorable-drawn is-waiting'}
      >
        {width && <Chart kind={points.kind} {...{points, t, locale, width}} scale="linear" />}
      </div>
    </figure>
  );
}

function chartWords(texts: Record<string, string>, locale: string, names: Record<string, string>) {
  const t = islandTexts(texts, locale);
  return (key: string, params: object | undefined) => names[key] ?? t(key, params);
}
