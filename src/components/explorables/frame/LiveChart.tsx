import React, {useEffect, useMemo, useRef, useState} from 'react';
import {charts} from '../../charts/index.ts';
import {islandTexts} from '../../figure/live/texts.ts';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.ts';
import type {Points} from '../../charts/types.ts';

/**
 * Chart of an explorable, drawn by the same code as the figures, at the size of its first picture, which stays until
 * the chart can take its place.
 *
 * @param props `names` replaces texts, by key; `summary` is the picture's alternative
 * text; `still`: HTML of the first picture
 */
export default function LiveChart({
  points,
  locale,
  texts,
  names = {},
  summary,
  still,
}: {
  points: Points;
  locale: string;
  texts: Record<string, string>;
  names?: Record<string, string>;
  summary: string;
  still?: string;
}) {
  const room = useRef(null as HTMLDivElement | null);
  const width = useDrawingWidth(room);
  const [isDrawn, setDrawn] = useState(!still);
  const t = useMemo(() => chartWords(texts, locale, names), [locale, JSON.stringify(names)]);
  const Chart = charts[points.kind];
  useEffect(() => (width ? whenPainted(() => setDrawn(true)) : undefined), [width]);
  return (
    <figure className="explorable-chart">
      {still && !isDrawn && <div dangerouslySetInnerHTML={{__html: still}} />}
      <div
        ref={room}
        role="img"
        aria-label={summary}
        className={isDrawn ? 'explorable-drawn' : 'explorable-drawn is-waiting'}
      >
        {width && <Chart {...{points, t, locale, width}} scale="linear" visibleSeries={null} />}
      </div>
    </figure>
  );
}

/** Recharts puts its layers in place one frame after it is mounted. */
function whenPainted(act: () => void) {
  const request = requestAnimationFrame(() => requestAnimationFrame(act));
  return () => cancelAnimationFrame(request);
}

function chartWords(texts: Record<string, string>, locale: string, names: Record<string, string>) {
  const t = islandTexts(texts, locale);
  return (key: string, params: object | undefined) => names[key] ?? t(key, params);
}
