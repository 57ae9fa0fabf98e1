// @ts-check
import React, {useEffect, useMemo, useRef, useState} from 'react';
import {charts} from '../../charts/index.js';
import {islandTexts} from '../../figure/live/texts.js';
import {useDrawingWidth} from '../../figure/live/useDrawingWidth.js';

/**
 * Chart of an explorable, drawn by the same code as the figures, at the size of its first picture, which stays until
 * the chart can take its place.
 *
 * @param {{points: import('../../charts/types.js').Points, locale: string, texts: Record<string, string>, names?: Record<string, string>,
 *   summary: string, still?: string}} props `names` replaces texts, by key; `summary` is the picture's alternative
 *   text; `still`: HTML of the first picture
 */
export default function LiveChart({points, locale, texts, names = {}, summary, still}) {
  const room = useRef(/** @type {HTMLDivElement | null} */ (null));
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

/** Recharts puts its layers in place one frame after it is mounted. @param {() => void} act */
function whenPainted(act) {
  const request = requestAnimationFrame(() => requestAnimationFrame(act));
  return () => cancelAnimationFrame(request);
}

/** @param {Record<string, string>} texts @param {string} locale @param {Record<string, string>} names */
function chartWords(texts, locale, names) {
  const t = islandTexts(texts, locale);
  return (/** @type {string} */ key, /** @type {object | undefined} */ params) =>
    names[key] ?? t(key, params);
}
