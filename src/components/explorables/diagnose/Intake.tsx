import {memo, useEffect, useRef, useState} from 'react';
import type {RunFacts} from '../../../../lib/diagnosis/facts.ts';
import type {Live} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import {MOST_RUNS} from './state.ts';
import type {Given} from './state.ts';
import type {Outcome} from './read-output.ts';

/** file of what reads tools’ output, a bundle of its own: see plugins/islands/bundle.ts */
declare const READ_OUTPUT: string;

interface IntakeProps {
  given: Given;
  words: Words;
  live: Live | undefined;
  onRead: (runs: RunFacts[]) => void;
  /** what else the form can be filled from */
  children: React.ReactNode;
}

type Note = {isBad: boolean; text: string};

/** The place for what load tools printed: pasted, dropped or, folded, chosen. It is read in the browser. */
export default memo(({given, words, live, onRead, children}: IntakeProps) => {
  const {t} = words;
  const [note, setNote] = useState<Note | null>(null);
  const newest = useRef(0);
  async function take(sources: readonly Blob[]) {
    const turn = (newest.current += 1);
    setNote({isBad: false, text: t('diagnose.reading')});
    const outcome = await readAll(sources, given);
    // What was typed meanwhile is read by a later turn.
    if (turn !== newest.current) return;
    setNote(outcome && noteOf(outcome, words));
    if (outcome && 'runs' in outcome && outcome.runs.length > 0) onRead(outcome.runs);
  }
  const paste = (text: string) => (text.trim() ? take([new Blob([text])]) : setNote(null));
  useEffect(() => {
    // What was pasted before the code was there.
    const early = live?.root.querySelector<HTMLTextAreaElement>('[name=paste]')?.value;
    if (early) paste(early);
    const files = live?.root.querySelector<HTMLInputElement>('[name=files]')?.files;
    if (files?.length) take([...files]);
  }, []);
  return (
    <div
      className="diagnose-intake"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const {files} = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        take([...files]);
      }}
    >
      <label htmlFor="diagnose-paste">{t('diagnose.paste')}</label>
      <textarea
        {...{id: 'diagnose-paste', name: 'paste', rows: 3, autoComplete: 'off'}}
        aria-describedby="diagnose-hint"
        onInput={({currentTarget}) => paste(currentTarget.value)}
      />
      <p className="explorable-note" id="diagnose-hint">
        {t('diagnose.paste.hint')}
      </p>
      {note && (
        <p
          role={note.isBad ? 'alert' : 'status'}
          className={note.isBad ? 'explorable-bad' : undefined}
          data-part="read"
        >
          {note.text}
        </p>
      )}
      <details>
        <summary>{t('diagnose.instead')}</summary>
        <label className="diagnose-file">
          <span>{t('diagnose.file')}</span>
          <input
            {...{type: 'file', name: 'files', multiple: true}}
            onChange={({target}) => target.files?.length && take([...target.files])}
          />
        </label>
        {children}
      </details>
    </div>
  );
});

/** Runs of all sources in their order, or why one can't be read. Where code doesn't arrive, the page says so. */
async function readAll(sources: readonly Blob[], {marks}: Given): Promise<Outcome | null> {
  try {
    const {readOutput}: typeof import('./read-output.ts') = await import(
      /* webpackIgnore: true */ READ_OUTPUT
    );
    const runs = [];
    for (const source of sources) {
      const outcome = await readOutput(source, marks);
      if (!('runs' in outcome)) return outcome;
      runs.push(...outcome.runs);
    }
    return {runs};
  } catch (error) {
    console.error(error);
    document
      .querySelector('.diagnose-intake')
      ?.dispatchEvent(new Event('part-failed', {bubbles: true}));
    return null;
  }
}

function noteOf(outcome: Outcome, words: Words): Note {
  const {t, counted, number} = words;
  if (!('runs' in outcome)) return {isBad: true, text: refusalText(outcome, words)};
  const {length} = outcome.runs;
  const more = length > MOST_RUNS ? [t('diagnose.read.more', {most: number(MOST_RUNS)})] : [];
  return {
    isBad: false,
    text: [t('diagnose.read', counted(length)), ...more, t('diagnose.known')].join(' '),
  };
}

/** What only this page refuses, in its own words; the rest are the importers’. */
const OWN = new Set(['too-large', 'samples', 'no-tool', 'html-page']);

/** Why something can't be read, where, and what to do. */
function refusalText({code, params}: Exclude<Outcome, {runs: unknown}>, {t, number}: Words) {
  const {place, value} = params;
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, each]) => [
      name,
      typeof each === 'number' ? number(Number(each.toPrecision(6))) : String(each),
    ]),
  );
  const where = place ? [`${place}:`] : [];
  const seen = value === '' || value === undefined ? [] : [t('diagnose.seen', {value})];
  const key = OWN.has(code) ? `diagnose.refused.${code}` : `refusal.${code}`;
  return [...where, ...seen, t(`${key}.reason`, shown), t(`${key}.fix`, shown)].join(' ');
}
