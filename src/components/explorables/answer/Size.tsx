import {useEffect, useRef, useState} from 'react';
import {fetchJson} from '../../figure/live/fetch-json.ts';
import {wordsOnPage} from '../frame/words.ts';
import type {Live, Published} from '../frame/mount.ts';
import type {Said, SaidServer} from './configuration.ts';
import type {Given, Props, Words} from './state.ts';

/** file of what sizes servers, a bundle of its own: see plugins/islands/bundle.ts */
declare const CONFIGURATION: string;

/** Longer than keys are apart, ms. */
const REST_MS = 150;

type SizeProps = Pick<Props, 'state' | 'answer' | 'words'> & {given: Published<Given>; live?: Live};

/** Where connections end, what slow calls do, and the answer as configuration of each server: fetched once either is asked for. */
export default function Size({state: {good}, answer, given, words, live}: SizeProps) {
  const {t, locale} = words;
  const element = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [said, setSaid] = useState<Said>();
  const isSaid = answer.application.connections || (good.slowrate && good.slowtime);
  const load = () => {
    if (!live || loaded || !(element.current?.open || isSaid)) return;
    loadFor(live, given, locale).then(setLoaded, (error) => {
      console.error(error);
      live.root.dispatchEvent(new Event('part-missing', {bubbles: true}));
    });
  };
  // It may have been opened before the code was there.
  useEffect(load, [!isSaid]);
  // The answer itself comes first; this follows once the hand rests.
  useEffect(() => {
    const timer =
      loaded && setTimeout(() => setSaid(loaded.say(answer, good, loaded.words)), REST_MS);
    return () => clearTimeout(timer);
  }, [loaded, answer]);
  return (
    <>
      {said?.notes.map((note) => (
        <p key={note} className="answer-pool">
          {note}
        </p>
      ))}
      <details ref={element} className="answer-size" onToggle={load}>
        <summary>{t('answer.size')}</summary>
        {!said && <p>{t('answer.size.loading')}</p>}
        {said && (
          <>
            <p>{said.intro}</p>
            {said.servers.map((server) => (
              <Server key={server.id} {...{server, words: said.words}} />
            ))}
            <Copy
              {...{name: 'all', words: said.words}}
              text={said.servers.map(({text}) => text).join('\n\n')}
            />
          </>
        )}
      </details>
    </>
  );
}

type Loaded = {say: (typeof import('./configuration.ts'))['sayConfiguration']; words: Words};

async function loadFor({source}: Live, {texts}: Published<Given>, locale: string): Promise<Loaded> {
  const asked = fetchJson<Record<string, string>>(source.replace('.json', '-size.json'));
  const {sayConfiguration}: typeof import('./configuration.ts') = await import(
    /* webpackIgnore: true */ CONFIGURATION
  );
  const own = await asked;
  return {say: sayConfiguration, words: wordsOnPage(locale, {...texts, ...own})};
}

function Server({server, words}: {server: SaidServer; words: Words}) {
  const {id, name, main, code, reasons, document, text} = server;
  const {t} = words;
  return (
    <details>
      <summary>
        <strong>{name}</strong> <code>{main}</code>
      </summary>
      {code && (
        <pre tabIndex={0} aria-label={name}>
          <code>{code}</code>
        </pre>
      )}
      <ul>
        {reasons.map(({setting, reason}) => (
          <li key={setting + reason}>
            <b>{setting}</b> {reason}
          </li>
        ))}
      </ul>
      <p className="explorable-note">
        {t('size.document')} <a href={document.href}>{document.name}</a>.
      </p>
      <Copy {...{name: id, text, words}} />
    </details>
  );
}

/** Where the browser refuses, what stands above can be selected. */
function Copy({name, text, words: {t}}: {name: string; text: string; words: Words}) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copy.failed'),
    );
  return (
    <p>
      <button type="button" name={name} onClick={copy}>
        {t(name === 'all' ? 'size.copy.all' : 'size.copy')}
      </button>{' '}
      <span role="status">{outcome && t(`size.${outcome}`)}</span>
    </p>
  );
}
