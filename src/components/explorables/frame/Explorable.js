import React, {useEffect, useRef, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readTyped} from './typed.js';

/** What a reader does to an explorable before its code is there. */
const INTENTS = ['pointermove', 'touchstart', 'keydown', 'focusin', 'input'];

/**
 * Frame of an explorable: the server's complete HTML until the reader means to use it, then the live
 * model in its place, with what was typed and where the focus was.
 *
 * @param {{name: string, Still: React.ComponentType, load: () => Promise<{default: React.ComponentType}>,
 *   urlKeys: readonly string[]}} props `Still` is drawn on the server only; a query with one of `urlKeys`
 *   counts as intent
 */
export default function Explorable(props) {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {/* Not in the bundle, whose one style sheet every page pays for. */}
      <Head>
        <link rel="stylesheet" href={`${siteConfig.customFields.rootUrl}css/explorables.css`} />
      </Head>
      <Frame {...props} />
    </>
  );
}

function Frame({name, Still, load, urlKeys}) {
  const frame = useRef(null);
  const [live, setLive] = useState(null);
  useEffect(
    () => whenMeant(frame.current, urlKeys, () => goLive(frame.current, load, setLive)),
    [],
  );
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div data-explorable={name} data-live="">
        <Still />
      </div>
    );
  }
  if (live) return <LiveFrame name={name} {...live} />;
  return (
    <div
      key="still"
      ref={frame}
      data-explorable={name}
      data-live=""
      dangerouslySetInnerHTML={{__html: ''}}
      suppressHydrationWarning
    />
  );
}

/** @param {{name: string, Live: React.ComponentType, typed: object, focused?: string, still: string}} props */
function LiveFrame({name, Live, typed, focused, still}) {
  const frame = useRef(null);
  useEffect(() => {
    if (focused) frame.current.querySelector(`[name="${CSS.escape(focused)}"]`)?.focus();
  }, [focused]);
  return (
    <div key="live" ref={frame} data-explorable={name} data-live="" data-is-live="">
      <ErrorBoundary fallback={() => <div dangerouslySetInnerHTML={{__html: still}} />}>
        <Live typed={typed} />
      </ErrorBoundary>
    </div>
  );
}

/**
 * Acts once the reader means to use the frame; at once where the app has drawn it without the server's
 * HTML, where the query asks for a state, or where the reader is already in it. Code that didn't arrive
 * is asked for again on the next intent.
 */
function whenMeant(frame, urlKeys, act) {
  const query = new URLSearchParams(window.location.search);
  const isIn = frame.contains(document.activeElement) || frame.matches(':hover');
  const forget = () => INTENTS.forEach((intent) => frame.removeEventListener(intent, once));
  const listen = () =>
    INTENTS.forEach((intent) => frame.addEventListener(intent, once, {passive: true}));
  const once = () => {
    forget();
    act().catch((error) => {
      console.error(error);
      listen();
    });
  };
  if (!frame.firstChild || isIn || urlKeys.some((key) => query.has(key))) once();
  else listen();
  return forget;
}

async function goLive(frame, load, setLive) {
  const {default: Live} = await load();
  await pointerReleased(frame);
  if (!frame.isConnected) return;
  const active = frame.contains(document.activeElement) ? document.activeElement : null;
  setLive({
    Live,
    typed: readTyped(frame),
    focused: active?.getAttribute('name') ?? undefined,
    still: frame.innerHTML,
  });
}

/** A slider must not be taken from under the finger that drags it. */
function pointerReleased(frame) {
  if (!frame.querySelector('input:active, select:active')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'touchend']) {
      window.addEventListener(end, () => setTimeout(resolve), {once: true});
    }
  });
}
