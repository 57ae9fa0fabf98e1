import React, {useEffect, useState} from 'react';
import marks from '@generated/result-data/default/tool-marks.json';
import {members, validate} from '@generated/result-data/default/validator.js';
import {toolThatWrote} from '../../../../content/tools/recognise.ts';
import {createCheck} from '../../../../content/validation/validate.ts';
import Drawing from './Drawing.tsx';
import Problems from './Problems.tsx';
import {LARGEST_BYTES, textOf} from './read-file.ts';
import Summary from './Summary.tsx';
import Verdicts from './Verdicts.tsx';
import type {Run} from './points.ts';
import type {Words} from './words.ts';

const check = createCheck({validate, members});
/** As much of a file as its tool is recognised by. */
const HEAD_CHARACTERS = 4096;

/** `tool`: the one that wrote it, where it is no result file */
export type CheckedFile = ReturnType<typeof check> & {tool?: string};

/** What the check says of a file, and what its numbers look like. */
export default function Report({file, words}: {file: File; words: Words}) {
  const {t} = words;
  const checked = useChecked(file);
  if (file.size > LARGEST_BYTES) {
    return <p role="status">{t('check.too-large', {file: file.name})}</p>;
  }
  if (!checked) return <p role="status">{t('check.reading')}</p>;
  const {run, problems, verdicts, tool} = checked;
  if (tool) return <p role="status">{t('check.raw', {tool, file: file.name})}</p>;
  return (
    <>
      <p role="status">{outcome(problems, file.name, t)}</p>
      {problems.length > 0 && <Problems {...words} problems={problems} file={file.name} />}
      {run && <Renamed {...words} run={run} file={file.name} />}
      {run && <Summary {...words} run={run} />}
      {run && <Verdicts {...words} verdicts={verdicts} />}
      {run && <Drawing {...words} run={run} />}
    </>
  );
}

function useChecked(file: File) {
  const [checked, setChecked] = useState(null as CheckedFile | null);
  useEffect(() => {
    let isWanted = true;
    setChecked(null);
    if (file.size <= LARGEST_BYTES) {
      checkFile(file).then((result) => isWanted && setChecked(result));
    }
    return () => {
      isWanted = false;
    };
  }, [file]);
  return checked;
}

/** What a browser saved may be called anything, so the id is not held against the name of the file. */
async function checkFile(file: File): Promise<CheckedFile> {
  const read = await textOf(file);
  if ('problem' in read) return {problems: [read.problem], verdicts: []};
  const {text} = read;
  const checked = check(text);
  const tool = checked.run ? undefined : toolThatWrote(text.slice(0, HEAD_CHARACTERS), marks);
  return {...checked, tool};
}

/** What the name of the file would be among the results, where it is another one. */
function Renamed({run, file, t}: {run: Run; file: string; t: Words['t']}) {
  const name = run.id.split('/').at(-1);
  return file === `${name}.json` ? null : <p>{t('check.renamed', {id: run.id, name})}</p>;
}

function outcome(problems: CheckedFile['problems'], file: string, t: Words['t']) {
  if (problems.length === 0) return t('check.good', {file});
  return t('check.bad', {file, count: problems.length});
}
