import {useState} from 'react';
import {rounded} from '../../../../lib/quantity/format.ts';
import {Rich, unmarked} from '../frame/Marked.tsx';
import {MAIN_FIELDS} from './fields.ts';
import {sayChosen} from './say.ts';
import type {Given, Preset, Props, State, Words} from './state.ts';
import type {Logs, Note} from './read-log.ts';

const MEMORY = ['fmem', 'wmem'];

/** Ways to put one's own numbers, or those of a measured server, into the form. */
export default function OwnNumbers(props: Props) {
  const {given, words} = props;
  const {t} = words;
  return (
    <details className="answer-own">
      <summary>{t('answer.own')}</summary>
      <div id="upload" />
      <LogImport {...props} />
      <p>
        {t('answer.probe')} <a href={given.probe}>{t('answer.probe.link')}</a>.
      </p>
      <PresetChoice {...props} />
    </details>
  );
}

function PresetChoice({state, given, words, dispatch}: Props) {
  const {t} = words;
  return (
    <p className="answer-preset">
      <label htmlFor="answer-preset">{t('answer.preset')}</label>{' '}
      <select
        {...{id: 'answer-preset', name: 'preset', autoComplete: 'off'}}
        value={state.start.preset ?? ''}
        onChange={({target: {value: id}}) => dispatch(id ? {type: 'preset', id} : {type: 'reset'})}
      >
        <option value="">{t('answer.preset.none')}</option>
        {given.presets.map(({id, label, values}) => (
          <option key={id} value={id}>
            {`${label} · ${words.say('workers', Number(values.workers))}`}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Where the numbers in the form are from, what of them is assumed, and the way to measured ones. */
export function SourceNote({state, given, answer, words}: Props) {
  return (
    <p className="explorable-note answer-source">
      {sourceText(state, given, words)} <Rich>{sayChosen(answer.chosen, words)}</Rich>{' '}
      <a href="#upload">{words.t('answer.to-upload')}</a>
    </p>
  );
}

function sourceText({start, own, requests}: State, given: Given, words: Words) {
  const {t} = words;
  if (requests !== null)
    return t('answer.source.measured', {requests: words.say('count', requests, {digits: 0})});
  const preset = given.presets.find(({id}) => id === start.preset);
  if (own.length && !preset && !start.profile) return restText(own, t);
  const source = preset
    ? presetSource(preset, words)
    : t(`answer.source.${start.profile ?? 'initial'}`);
  return own.length ? `${t('answer.source.changed')} ${source}` : source;
}

/** What of the main numbers is still the page's example. */
function restText(own: readonly string[], t: Words['t']) {
  const rest = MAIN_FIELDS.filter(({id}) => !own.includes(id));
  const names = rest.map(({id}) =>
    unmarked(t(`answer.slider.${id}`))
      .split(',')[0]
      .toLowerCase(),
  );
  const but = t(`answer.source.own${rest.length ? '-but' : ''}`, {names: names.join(', ')});
  return MEMORY.every((id) => own.includes(id)) ? but : `${but} ${t('answer.source.memory')}`;
}

function presetSource({label, measuredPerS, boundPerS, isInferred}: Preset, {t, say}: Words) {
  return t(`answer.source.${isInferred ? 'inferred' : 'preset'}`, {
    label,
    measured: say('perS', measuredPerS),
    bound: say('perS', rounded(boundPerS)),
    ratio: say('ratio', measuredPerS / boundPerS, {digits: 2}),
  });
}

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
function LogImport({words, dispatch}: Props) {
  const {t} = words;
  const [logs, setLogs] = useState<Logs>({});
  async function take(name: keyof Logs, source: Blob) {
    setLogs((all) => ({...all, [name]: {note: {isBad: false, text: t('answer.log.reading')}}}));
    const reader = await loadReader();
    const read = reader && (await reader.readNoted(source, name, words));
    return setLogs((all) => {
      if (!read) return {};
      const next = {...all, [name]: read};
      const taken = reader.takenFrom(next);
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
              {...{type: 'file', name: `log-${name}`, accept: '.log,.txt,text/plain'}}
              onChange={({target}) => target.files?.[0] && take(name, target.files[0])}
            />
          </label>
          {name === 'app' && (
            <label>
              <span>{t('answer.log.paste')}</span>
              <textarea
                {...{name: 'log-paste', rows: 3, spellCheck: false, autoComplete: 'off'}}
                onInput={({currentTarget: {value}}) =>
                  value.trim() && take(name, new Blob([value]))
                }
              />
            </label>
          )}
          <LogNote {...logs[name]?.note} />
        </div>
      ))}
      <p className="explorable-note">{t('answer.log.private')}</p>
    </div>
  );
}

const LogNote = ({isBad, text}: Partial<Note>) =>
  text && (
    <p role={isBad ? 'alert' : 'status'} className={isBad ? 'answer-bad' : undefined}>
      {text}
    </p>
  );
