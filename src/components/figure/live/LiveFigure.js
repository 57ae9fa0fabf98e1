import {useEffect, useMemo, useRef} from 'react';
import {charts} from '../../charts/index.js';
import {createI18n, figureTexts} from '../../../../content/figures/i18n.js';
import {takeOverFocus} from './take-over-focus.js';
import Tip from './Tip.js';
import {useDrawingWidth} from './useDrawingWidth.js';
import {useFigureData} from './useFigureData.js';
import {usePointing} from './usePointing.js';

/**
 * The live chart of a figure: the same drawing as its picture, from the same points, with what the reader chose
 * and points at.
 *
 * @param {{source: string, locale: string, view: import('../view-state.js').View, onReady: () => void}} props
 */
export default function LiveFigure({source, locale, view, onReady}) {
  const data = useFigureData(source);
  return data ? <LiveChart {...{data, locale, view, onReady}} /> : null;
}

function LiveChart({data, locale, view, onReady}) {
  const frame = useRef(null);
  const width = useDrawingWidth(frame);
  const [active, pointing] = usePointing(frame);
  const t = useMemo(() => wordsOf(data, locale), [data, locale]);
  const Chart = charts[data.chart];
  useEffect(() => whenDrawn(frame.current, onReady), [width]);
  return (
    <div
      className="figure-live-chart"
      ref={frame}
      role="group"
      aria-label={t('figure.keys')}
      {...pointing}
    >
      {width && (
        <Chart
          points={data.points}
          annotations={data.annotations}
          name={data.name}
          scale={view.scale ?? data.scales[0]}
          visibleSeries={view.series ?? null}
          activeAnnotation={view.note ?? null}
          activePoint={active?.key ?? null}
          isInteractive
          {...{t, locale, width}}
        />
      )}
      {active && <Tip active={active} />}
    </div>
  );
}

function wordsOf({name, numbers, texts}, locale) {
  return figureTexts(createI18n(locale, [texts[locale]]), name, numbers);
}

/** Recharts puts its layers in place one frame after it is mounted; only then may the picture go. */
function whenDrawn(frame, act) {
  const request = requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!frame.querySelector('svg')) return;
      act();
      takeOverFocus(frame);
    }),
  );
  return () => cancelAnimationFrame(request);
}
