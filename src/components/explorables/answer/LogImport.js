// @ts-check
import React, {useState} from 'react';

/**
 * @typedef {import('./read-log.js').Logs} Logs
 * @typedef {import('./state.js').Words} Words
 */

/** Logs in the order in which they help: the application's own first. */
const LOGS = /** @type {const} */ (['app', 'empty', 'boot', 'connect']);

/**
 * PHP-FPM's access log, read in the browser: the application's, and if there are any, those of scripts that do nothing,
 * only boot, or only connect.
 *
 * @param {{words: Words, dispatch?: (action: import('./state.js').Action) => void}} props without `dispatch` the still form
 */
export default function LogImport({words, dispatch}) {
  const {t} = words;
  const [logs, setLogs] = useState(/** @type {Logs} */ ({}));
  const take =
    dispatch &&
    (async (/** @type {keyof Logs} */ name, /** @type {Blob} */ source) => {
      setLogs((all) => ({...all, [name]: {isReading: true}}));
      // Few readers have a log: who has one waits for its reader.
      const {readLog, takenFrom} = await import('./read-log.js');
      const read = await readLog(source);
      setLogs((all) => {
        const next = {...all, [name]: read};
        const taken = takenFrom(next);
        if (taken) dispatch(taken);
        return next;
      });
    });
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
              onChange={take && (({target}) => target.files?.[0] && take(name, target.files[0]))}
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
                onInput={
                  take &&
                  (({currentTarget: {value}}) => value.trim() && take(name, new Blob([value])))
                }
              />
            </label>
          )}
          {logs[name] && <LogNote log={logs[name]} words={words} />}
        </div>
      ))}
      <p className="explorable-note">{t('answer.log.private')}</p>
    </div>
  );
}

/** @param {{log: import('./read-log.js').Log, words: Words}} props */
function LogNote({log, words}) {
  const {t, say, number} = words;
  const counted = (/** @type {number} */ value) => say('count', value, {digits: 0});
  if ('isReading' in log) return <p role="status">{t('answer.log.reading')}</p>;
  const bad = (log.problem ?? log).firstBad.map(({line, text}) =>
    t('answer.log.line', {line: counted(line), text}),
  );
  if (log.problem)
    return (
      <p role="alert" className="answer-bad">
        {t(`answer.log.bad.${log.problem.code}`, {requests: counted(log.problem.requests ?? 0)})}{' '}
        {bad.join(' ')}
      </p>
    );
  const short = (
    /** @type {import('../../../../lib/access-log/read-lines.js').Moments} */ moments,
  ) =>
    `${number(Number(moments.mean.toPrecision(3)))} ± ${number(Number(moments.standardError.toPrecision(2)))}`;
  return (
    <p role="status">
      {t('answer.log.read', {
        requests: counted(log.requests),
        cpu: short(log.cpuMs),
        wait: short({...log.ioMs, mean: Math.max(0, log.ioMs.mean)}),
      })}{' '}
      {log.badLines > 0 && t('answer.log.skipped', {lines: counted(log.badLines)})} {bad.join(' ')}
    </p>
  );
}
