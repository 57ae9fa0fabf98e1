import {lazy, Suspense, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FailSafe from './FailSafe.js';
import {showView} from './controls.js';
import {isReaderIn, useFrameEvents} from './useFrameEvents.js';
import {useStaticHtml} from './useStaticHtml.js';
import {useView} from './useView.js';
import '../../css/tokens.css';
import './figure.css';

const LiveFigure = lazy(() => import('./live/LiveFigure.js'));

/**
 * A figure: complete HTML first; the live chart comes into the picture's place once the reader means it.
 *
 * @param {{id: string}} props `<study>/<figure>`
 */
export default function Figure({id}) {
  const name = id.split('/').at(-1);
  const frame = useRef(null);
  const html = useStaticHtml(id, frame);
  const [view, setView] = useView(name);
  const [stage, setStage] = useState('still');
  const wake = useCallback(() => setStage((now) => (now === 'still' ? 'waking' : now)), []);
  useFrameEvents(frame, {view, setView, wake});

  useEffect(() => showView(frame.current, view), [view, html]);
  useEffect(() => {
    if (Object.keys(view).length > 0 || isReaderIn(frame.current)) wake();
  }, [view, wake]);
  useEffect(() => showFailure(frame.current, stage), [stage, html]);

  return (
    <>
      <figure
        className={stage === 'live' ? 'figure is-live' : 'figure'}
        id={`figure-${name}`}
        aria-labelledby={`${name}--title`}
        ref={frame}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
      <LiveInside {...{frame, id, view, stage, setStage}} />
    </>
  );
}

/** The live chart, put into the place that the figure's HTML keeps for it. */
function LiveInside({frame, id, view, stage, setStage}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const place = frame.current?.querySelector('[data-figure-live]');
  if (!place || (stage !== 'waking' && stage !== 'live')) return null;
  return createPortal(
    <FailSafe onFail={() => setStage('failed')}>
      <Suspense fallback={null}>
        <LiveFigure
          source={`${siteConfig.customFields.rootUrl}figure-data/${id}.json`}
          locale={i18n.currentLocale}
          view={view}
          onReady={() => setStage('live')}
        />
      </Suspense>
    </FailSafe>,
    place,
  );
}

/** @param {HTMLElement} frame @param {string} stage */
function showFailure(frame, stage) {
  const message = frame.querySelector('[data-figure-failed]');
  if (message) message.hidden = stage !== 'failed';
}
