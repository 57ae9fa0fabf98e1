import React, {useState} from 'react';
import type {Logs, Note} from './read-log.ts';
import type {Action, Words} from './state.ts';

/** Logs in the order in which they help: the application's own first. */
const LOGS = ['app', 'empty', 'boot', 'connect'] as const;

/** Few readers have a log: who has one waits for its reader, and is told where it doesn't come. */
const loadReader = () =>
  import('./read-log.ts').catch(() => {
    const part = document.querySelector('.answer-logs');
    part?.dispatchEvent(new Event('part-failed', {bubbles: true}));
    return null;
  });

/**
 * PHP-FPM's access log, read in the browser: the application's, and if there are any, those of scripts that do nothing,
 * only boot, or only connect.
 */
export default function LogImport({
  words,
  dispatch,
}: {
  words: Words;
  dispatch: (action: Action) => void;
}) {
  const {t} = words;
  const [logs, setLogs] = useState<Logs>({});
  async function take(name: keyof Logs, source: Blob) {
    setLogs((all) => ({...all, [name]: {note: {isBad: false, text: t('answer.log.reading')}}}));
    const reader = await loadReader();
    if (!reader) return setLogs({});
    const {noteOf, readLog, takenFrom} = reader;
    const read = await readLog(source, name);
    const note = noteOf(read, words);
    return setLogs((all) => {
      const next = {...all, [name]: {...read, note}};
      const taken = takenFrom(next);
      if (taken) dispatch(taken);
      return next;
    });
  }
  return (
    <div className="answer-logs">
      <p>{t('answer.log')}</p>
      <pre>
        <code>access.format = &quot;%&#123;microseconds&#125;d %&#123;total&#125;C&quot;</code>
      </pre>
      {LOGS.map((name) => (
        <div key={name} className="answer-log">
          <label>
            <span>{t(`answer.log.${name}`)}</span>
            <input
              type="file"
              name={`log-${name}`}
              accept=".log,.txt,text/plain"
              onChange={({target}) => target.files?.[0] && take(name, target.files[0])}
            />
          </label>
          {name === 'app' && (
            <label>
              <span>{t('answer.log.paste')}</span>
              <textarea
                name="log-paste"
                rows={3}
                spellCheck={false}
                autoComplete="off"
                onInput={({currentTarget: {value}}) =>
                  value.trim() && take(name, new Blob([value]))
                }
              />
            </label>
          )}
          {logs[name] && <LogNote {...logs[name].note} />}
        </div>
      ))}
      <p className="explorable-note">{t('answer.log.private')}</p>
    </div>
  );
}

const LogNote = ({isBad, text}: Note) => (
  <p role={isBad ? 'alert' : 'status'} className={isBad ? 'answer-bad' : undefined}>
    {text}
  </p>
);
