import React, {useEffect, useState} from 'react';
import {members, validate} from '@generated/result-data/default/validator.js';
import {createCheck} from '../../../../content/validation/validate.js';
import Drawing from './Drawing.js';
import Problems from './Problems.js';
import {LARGEST_BYTES, textOf} from './read-file.js';
import Summary from './Summary.js';
import Verdicts from './Verdicts.js';

const check = createCheck({validate, members});

/**
 * What the check says of a file, and what its numbers look like.
 *
 * @param {{file: File, t: Function, locale: 'en' | 'ru'}} props
 */
export default function Report({file, t, locale}) {
  const checked = useChecked(file);
  const words = {t, locale};
  if (file.size > LARGEST_BYTES) {
    return <p role="status">{t('check.too-large', {file: file.name})}</p>;
  }
  if (!checked) return <p role="status">{t('check.reading')}</p>;
  const {run, problems, verdicts} = checked;
  return (
    <>
      <p role="status">{outcome(problems, file.name, t)}</p>
      {problems.length > 0 && <Problems {...words} problems={problems} file={file.name} />}
      {run && <Summary {...words} run={run} />}
      {run && <Verdicts {...words} verdicts={verdicts} />}
      {run && <Drawing {...words} run={run} />}
    </>
  );
}

function useChecked(file) {
  const [checked, setChecked] = useState(null);
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

/** The folder that a file stood in is unknown here, so its id is held against its name alone. */
async function checkFile(file) {
  const {text, problem} = await textOf(file);
  return problem ? {problems: [problem], verdicts: []} : check(text, {fileName: file.name});
}

function outcome(problems, file, t) {
  if (problems.length === 0) return t('check.good', {file});
  return t('check.bad', {file, count: problems.length});
}
