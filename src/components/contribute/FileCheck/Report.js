// @ts-check
import React, {useEffect, useState} from 'react';
import marks from '@generated/result-data/default/tool-marks.json';
import {members, validate} from '@generated/result-data/default/validator.js';
import {toolThatWrote} from '../../../../content/tools/recognise.js';
import {createCheck} from '../../../../content/validation/validate.js';
import Drawing from './Drawing.js';
import Problems from './Problems.js';
import {LARGEST_BYTES, textOf} from './read-file.js';
import Summary from './Summary.js';
import Verdicts from './Verdicts.js';

const check = createCheck({validate, members});
/** As much of a file as its tool is recognised by. */
const HEAD_CHARACTERS = 4096;

/**
 * @typedef {import('./words.js').Words} Words
 * @typedef {import('./points.js').Run} Run
 * @typedef {ReturnType<typeof check> & {tool?: string}} CheckedFile `tool`: the one that wrote it, where it is no result file
 */

/**
 * What the check says of a file, and what its numbers look like.
 *
 * @param {{file: File, words: Words}} props
 */
export default function Report({file, words}) {
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

/** @param {File} file */
function useChecked(file) {
  const [checked, setChecked] = useState(/** @type {CheckedFile | null} */ (null));
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

/**
 * What a browser saved may be called anything, so the id is not held against the name of the file.
 *
 * @param {File} file
 * @returns {Promise<CheckedFile>}
 */
async function checkFile(file) {
  const read = await textOf(file);
  if ('problem' in read) return {problems: [read.problem], verdicts: []};
  const {text} = read;
  const checked = check(text);
  const tool = checked.run ? undefined : toolThatWrote(text.slice(0, HEAD_CHARACTERS), marks);
  return {...checked, tool};
}

/**
 * What the name of the file would be among the results, where it is another one.
 *
 * @param {{run: Run, file: string, t: Words['t']}} props
 */
function Renamed({run, file, t}) {
  const name = run.id.split('/').at(-1);
  return file === `${name}.json` ? null : <p>{t('check.renamed', {id: run.id, name})}</p>;
}

/** @param {CheckedFile['problems']} problems @param {string} file @param {Words['t']} t */
function outcome(problems, file, t) {
  if (problems.length === 0) return t('check.good', {file});
  return t('check.bad', {file, count: problems.length});
}
