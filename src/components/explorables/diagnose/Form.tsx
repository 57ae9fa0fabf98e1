import {memo, useMemo} from 'react';
import {SERVERS} from '../../../../lib/diagnosis/facts.ts';
import {keysOf} from '../../../../lib/typed.ts';
import {readNumber} from '../frame/read-number.ts';
import SelectField from '../frame/SelectField.tsx';
import {CLOSED_TOOLS} from './commands.ts';
import {FIELDS, MACHINE_FIELDS} from './fields.ts';
import {runName, serverName} from './say.ts';
import {MOST_RUNS} from './state.ts';
import type {FieldKind} from './fields.ts';
import type {RunForm, State} from './state.ts';
import type {Words} from '../frame/words.ts';

interface FormProps {
  state: State;
  words: Words;
  onType: (control: string, text: string) => void;
  onAdd: () => void;
  onRemove: (run: number) => void;
  onClear: () => void;
}

/** Numbers of machine and runs: what was read, and what only the reader knows. */
export default function Form({state, words, onType, onAdd, onRemove, onClear}: FormProps) {
  const {t} = words;
  return (
    <form id="diagnose-numbers" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('diagnose.machine')}</legend>
        <div className="diagnose-fields">
          {keysOf(MACHINE_FIELDS).map((name) => (
            <Field
              key={name}
              control={name}
              kind={MACHINE_FIELDS[name]}
              text={state.machine[name] ?? ''}
              {...{name, words, onType}}
            />
          ))}
        </div>
      </fieldset>
      {state.runs.map((run, at) => (
        <RunFields
          key={at}
          {...{run, at, words, onType}}
          isFolded={state.areFolded && at > 0}
          onRemove={state.runs.length > 1 ? onRemove : undefined}
        />
      ))}
      <p className="diagnose-buttons">
        {state.runs.length < MOST_RUNS && (
          <button type="button" name="add" onClick={onAdd}>
            {t('diagnose.add')}
          </button>
        )}
        <button type="button" name="clear" onClick={onClear}>
          {t('diagnose.clear')}
        </button>
      </p>
    </form>
  );
}

interface RunProps extends Pick<FormProps, 'words' | 'onType'> {
  run: RunForm;
  at: number;
  /** the further runs of a case, whose answer would stand below all their fields; a reader's own are open */
  isFolded: boolean;
  /** where it isn't the only one */
  onRemove?: (run: number) => void;
}

/** Drawn anew only as this run changes: on a slow phone a digit would wait for the fields of all runs. */
const RunFields = memo(({run, at, isFolded, words, onType, onRemove}: RunProps) => {
  const {t} = words;
  const fields = (isMain: boolean) =>
    keysOf(FIELDS)
      .filter((name) => Boolean(FIELDS[name].isMain) === isMain)
      .map((name) => (
        <Field
          key={name}
          control={`${at}.${name}`}
          kind={FIELDS[name]}
          text={run.texts[name] ?? ''}
          {...{name, words, onType}}
        />
      ));
  const servers = useMemo(() => SERVERS.map((id) => ({id, name: serverName(id, words)})), []);
  const tools = useMemo(
    () =>
      [...new Set(['', ...CLOSED_TOOLS, run.tool])].map((id) => ({
        ...{id, name: id || t('diagnose.tool.none')},
      })),
    [run.tool],
  );
  const name = runName({facts: run}, at, words);
  return (
    <details className="diagnose-run" open={!isFolded}>
      <summary>{name}</summary>
      <fieldset aria-label={name}>
        <div className="diagnose-fields">
          <SelectField
            {...{place: 'diagnose', name: `${at}.server`, options: servers, onTake: onType}}
            label={t('diagnose.field.server')}
            value={run.server}
          />
          {fields(true)}
        </div>
        <details>
          <summary>{t('diagnose.more')}</summary>
          <div className="diagnose-fields">
            <SelectField
              {...{place: 'diagnose', name: `${at}.tool`, onTake: onType}}
              options={tools}
              label={t('diagnose.field.tool')}
              value={run.tool}
            />
            {fields(false)}
          </div>
        </details>
        {onRemove && (
          <button type="button" name={`remove-${at}`} onClick={() => onRemove(at)}>
            {t('diagnose.remove')}
          </button>
        )}
      </fieldset>
    </details>
  );
});

interface FieldProps extends Pick<FormProps, 'words' | 'onType'> {
  control: string;
  name: string;
  kind: FieldKind;
  text: string;
}

const Field = memo(({control, name, kind, text, words, onType}: FieldProps) => {
  const {t, number, locale} = words;
  const id = `diagnose-${control}`;
  const {unit, least, most, whole} = kind;
  const isBad = text.trim() !== '' && readNumber(text, kind, locale) === undefined;
  return (
    <div className="pool-field">
      <label htmlFor={id}>{t(`diagnose.field.${name}`)}</label>
      <div className="pool-number">
        <input
          {...{id, name: control, inputMode: 'decimal', autoComplete: 'off', value: text}}
          aria-describedby={isBad ? `${id}-bad` : undefined}
          aria-invalid={isBad || undefined}
          onInput={({currentTarget}) => onType(control, currentTarget.value)}
        />
        {unit !== 'count' && <span aria-hidden="true">{t(`diagnose.unit.${unit}`)}</span>}
      </div>
      {isBad && (
        <p className="explorable-bad" id={`${id}-bad`}>
          {t(whole ? 'diagnose.bad.whole' : 'diagnose.bad', {
            least: number(least),
            most: number(most),
          })}
        </p>
      )}
    </div>
  );
});
