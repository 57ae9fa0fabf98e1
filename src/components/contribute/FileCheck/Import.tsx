import React, {useDeferredValue, useEffect, useMemo, useState} from 'react';
import schema from '@site/static/data/schema/result.v1.schema.json';
import {ALLOWS} from '../../../../cli/importers/assemble/checks.ts';
import {questionsFor} from '../../../../cli/importers/session/questions.ts';
import {check} from './check.ts';
import Facts from './Facts.tsx';
import styles from './FileCheck.module.css';
import {readOutputs, resultOf} from './import-files.ts';
import Offer from './Offer.tsx';
import Refusals from './Refusals.tsx';
import Shown from './Shown.tsx';
import type {Allowed} from '../../../../cli/importers/assemble/checks.ts';
import type {ImportedFile, Relation} from '../../../../cli/importers/assemble.ts';
import type {Refusal} from '../../../../cli/importers/refusal.ts';
import type {Words} from './words.ts';

type Read = Awaited<ReturnType<typeof readOutputs>>;
type Props = {files: readonly File[]; tool: string; words: Words};

/** Makes a result file of what a tool printed: facts that it lacks are asked for here. */
export default function Import({files, tool, words}: Props) {
  const [read, setRead] = useState<Read | Error | null>(null);
  useEffect(() => {
    let isWanted = true;
    setRead(null);
    readOutputs(tool, files).then(
      (all) => isWanted && setRead(all),
      (error) => isWanted && setRead(error),
    );
    return () => {
      isWanted = false;
    };
  }, [files, tool]);
  if (read instanceof Error) throw read;
  if (!read) return <p role="status">{words.t('check.reading')}</p>;
  if (read.refusals.length > 0) return <Refusals {...words} refusals={read.refusals} />;
  return <Result files={read.files} tool={tool} words={words} />;
}

/** The relations that files of one tool can have where nothing tells them apart. */
const RELATIONS = ['repeats', 'generators'] as const;

function Result({files, tool, words}: {files: ImportedFile[]; tool: string; words: Words}) {
  const {t} = words;
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [allowed, setAllowed] = useState<Allowed>({});
  const [relation, setRelation] = useState<Relation>('repeats');
  const readings = useMemo(() => files.flatMap((file) => file.readings), [files]);
  const {questions} = useMemo(() => questionsFor(readings, answers), [readings, answers]);
  const given = useDeferredValue(answers);
  const result = useMemo(() => {
    const several = files.length > 1 ? relation : undefined;
    const isWhole = questionsFor(readings, given).questions.every(
      ({name, isNeeded}) => !isNeeded || given[name]?.trim(),
    );
    if (!isWhole) return undefined;
    return resultOf(
      tool,
      files,
      {answers: given, allowed, relation: several},
      {shape: schema, check},
    );
  }, [tool, files, readings, given, allowed, relation]);
  return (
    <>
      <p role="status">{t('check.from', {tool, count: files.length})}</p>
      {files.length > 1 && (
        <label>
          {t('check.relation')}{' '}
          <select
            name="relation"
            onChange={({target}) =>
              setRelation(RELATIONS.find((one) => one === target.value) ?? 'repeats')
            }
            value={relation}
          >
            {RELATIONS.map((one) => (
              <option key={one} value={one}>
                {t(`check.relation.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Facts
        {...{questions, answers, words}}
        onChange={(name, text) => setAnswers({...answers, [name]: text})}
      />
      {result === undefined && <p>{t('check.needed')}</p>}
      {result && 'refusal' in result && (
        <Refused
          {...{words, allowed}}
          onAllow={(flag) => setAllowed({...allowed, [flag]: true})}
          refusal={result.refusal}
        />
      )}
      {result && 'text' in result && (
        <div className={styles.made} data-made="">
          <Shown checked={result.checked} file={`${result.id.split('/')[1]}.json`} words={words} />
          {result.checked.run && <Offer id={result.id} text={result.text} words={words} />}
        </div>
      )}
    </>
  );
}

/** Why no result comes of it, and what lets it through where something may. */
function Refused({
  refusal,
  words,
  onAllow,
}: {
  refusal: Refusal;
  words: Words;
  allowed: Allowed;
  onAllow: (flag: keyof Allowed) => void;
}) {
  const flag = ALLOWS[refusal.code];
  return (
    <>
      <Refusals {...words} refusals={[refusal]} />
      {flag && (
        <button onClick={() => onAllow(flag)} type="button">
          {words.t(`check.${flag}`)}
        </button>
      )}
    </>
  );
}
