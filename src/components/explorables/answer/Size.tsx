import {useEffect, useRef, useState} from 'react';
import {fetchJson} from '../../figure/live/fetch-json.ts';
import {useCopy} from '../frame/useCopy.ts';
import {wordsOnPage} from '../frame/words.ts';
import type {Live, Published} from '../frame/mount.ts';
import type {Said} from './configuration.ts';
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
  const [copied, copy] = useCopy();
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
        {loaded && said ? (
          <loaded.Servers {...{...said, copied, copy}} />
        ) : (
          <p>{t('answer.size.loading')}</p>
        )}
      </details>
    </>
  );
}

type Loaded = {
  say: (typeof import('./configuration.ts'))['sayConfiguration'];
  Servers: (typeof import('./Servers.tsx'))['default'];
  words: Words;
};

async function loadFor({source}: Live, {texts}: Published<Given>, locale: string): Promise<Loaded> {
  const model: Promise<typeof import('./configuration.ts')> = import(
    /* webpackIgnore: true */ CONFIGURATION
  );
  const [{sayConfiguration: say}, {default: Servers}, own] = await Promise.all([
    model,
    import('./Servers.tsx'),
    fetchJson<Record<string, string>>(source.replace('.json', '-size.json')),
  ]);
  return {say, Servers, words: wordsOnPage(locale, {...texts, ...own})};
}
