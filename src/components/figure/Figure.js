import {lazy, Suspense, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FailSafe from './FailSafe.js';
import {focusNote, showView, viewAfterPress} from './controls.js';
import {useStaticHtml} from './useStaticHtml.js';
import {useView} from './useView.js';
import '../../css/tokens.css';
import './figure.css';

const LiveFigure = lazy(() => import('./live/LiveFigure.js'));
const LIVE_PART = '[data-figure-picture], .figure-controls, .figure-annotations';

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
  const wakeByIntent = ({target}) => target.closest(LIVE_PART) && wake();

  useEffect(() => showView(frame.current, view), [view, html]);
  useEffect(() => {
    if (Object.keys(view).length > 0 || isReaderIn(frame.current)) wake();
  }, [view, wake]);
  useEffect(() => showFailure(frame.current, stage), [stage, html]);

  const press = (event) => {
    const change = viewAfterPress(frame.current, event.target, view);
    if (!change) return;
    event.preventDefault();
    setView(change.view);
    // In the same turn the rest of an Enter would press the button that gets the focus.
    if (change.note) requestAnimationFrame(() => focusNote(frame.current, change.note));
  };
  return (
    <>
      <figure
        className={stage === 'live' ? 'figure is-live' : 'figure'}
        id={`figure-${name}`}
        aria-labelledby={`${name}--title`}
        ref={frame}
        onClick={press}
        onPointerMove={wakeByIntent}
        onTouchStart={wakeByIntent}
        onKeyDown={wakeByIntent}
        onFocus={wakeByIntent}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
      <LiveInside {...{frame, id, view, stage, setStage}} />
    </>
  );
}

/** The reader may have been in the figure before the application was there to hear of it. */
function isReaderIn(frame) {
  return [...frame.querySelectorAll(LIVE_PART)].some(
    (part) => part.matches(':hover') || part.contains(document.activeElement),
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
