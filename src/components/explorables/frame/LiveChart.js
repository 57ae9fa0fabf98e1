import React, {useEffect, useMemo, useRef, useState} from 'react';
import {createI18n} from '@site/content/i18n.js';
import {charts} from '@site/src/components/charts/index.js';
import enFigures from '@site/i18n/en/studies/blocking-coefficient.json';
import ruFigures from '@site/i18n/ru/studies/blocking-coefficient.json';
import enInterface from '@site/i18n/en/interface.json';
import ruInterface from '@site/i18n/ru/interface.json';

const CATALOGUES = {en: [enInterface, enFigures], ru: [ruInterface, ruFigures]};
const WIDE = 720;
const NARROW = 360;
const WIDE_FROM = 640;

/**
 * Chart of an explorable, drawn by the same code as the figures, at the size of its first picture.
 *
 * @param {{figure: string, points: object, locale: string, names?: Record<string, string>, summary: string}} props
 *   `names` replaces texts of the figure's catalogue, by key; `summary` is the picture's alternative text
 */
export default function LiveChart({figure, points, locale, names = {}, summary}) {
  const [frame, width] = useDrawingWidth();
  const t = useMemo(
    () => chartWords(figure, locale, names),
    [figure, locale, JSON.stringify(names)],
  );
  const Chart = charts[points.kind];
  return (
    <figure className="explorable-chart" ref={frame}>
      <div role="img" aria-label={summary}>
        <Chart {...{points, t, locale, width}} scale="linear" visibleSeries={null} />
      </div>
    </figure>
  );
}

function useDrawingWidth() {
  const frame = useRef(null);
  const [width, setWidth] = useState(WIDE);
  useEffect(() => {
    const fit = ([{contentRect}]) => setWidth(contentRect.width >= WIDE_FROM ? WIDE : NARROW);
    const observer = new ResizeObserver(fit);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}

function chartWords(figure, locale, names) {
  const i18n = createI18n(locale, CATALOGUES[locale]);
  return (key, params) => {
    if (Object.hasOwn(names, key)) return names[key];
    const own = `figure.${figure}.${key}`;
    return i18n.t(i18n.exists(own) ? own : key, params);
  };
}
