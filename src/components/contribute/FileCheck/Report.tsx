import React, {lazy, useEffect, useState} from 'react';
import marks from '@generated/result-data/default/tool-marks.json';
import {toolThatWrote} from '../../../../content/tools/recognise.ts';
import {READERS} from '../../readers.ts';
import {textOf} from '../../text-of-file.ts';
import {check} from './check.ts';
import Shown from './Shown.tsx';
import type {Checked} from '../../../../content/validation/validate.ts';
import type {Words} from './words.ts';

const Import = lazy(() => import('./Import.tsx'));

/** As much of a file as its tool is recognised by. */
const HEAD_CHARACTERS = 4096;
/** The largest result file of the site is far below it; beyond, a browser would only stand still. */
const LARGEST_BYTES = 32 * 1024 * 1024;

/** `tools`: those that wrote the files, where they are no result file */
type Looked = {tools: (string | undefined)[]; checked?: Checked};

/** What the check says of a result file; of other files, what it takes to make one of them. */
export default function Report({files, words}: {files: readonly File[]; words: Words}) {
  const {t} = words;
  const [chosen, setChosen] = useState('');
  const looked = useLookedAt(files);
  const large = files.find(({size}) => size > LARGEST_BYTES);
  if (large) return <p role="status">{t('check.too-large', {file: large.name})}</p>;
  if (!looked) return <p role="status">{t('check.reading')}</p>;
  const [tool = chosen, ...others] = [...new Set(looked.tools)];
  if (others.length > 0) return <p role="status">{t('check.several')}</p>;
  if (Object.hasOwn(READERS, tool)) return <Import {...{files, tool, words}} />;
  const [{name}] = files;
  if (tool) return <p role="status">{t('check.raw', {tool, file: name})}</p>;
  return (
    <>
      {looked.checked && <Shown checked={looked.checked} file={name} words={words} />}
      {!looked.checked?.run && (
        <label>
          {t('check.other-tool')}{' '}
          <select name="tool" onChange={({target}) => setChosen(target.value)} value={chosen}>
            <option value="">{t('check.choose')}</option>
            {Object.keys(READERS).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function useLookedAt(files: readonly File[]) {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    let isWanted = true;
    setLooked(null);
    if (files.every(({size}) => size <= LARGEST_BYTES)) {
      lookAt(files).then((result) => isWanted && setLooked(result));
    }
    return () => {
      isWanted = false;
    };
  }, [files]);
  return looked;
}

/** What a browser saved may be called anything, so the id is not held against the name of the file. */
async function lookAt(files: readonly File[]): Promise<Looked> {
  const read = await Promise.all(files.map(textOf));
  const tools = read.map((each) =>
    'code' in each ? undefined : toolThatWrote(each.text.slice(0, HEAD_CHARACTERS), marks),
  );
  const [first] = read;
  if ('code' in first)
    return {tools, checked: {problems: [{...first, line: 1, column: 1, params: {}}], verdicts: []}};
  const checked = check(first.text);
  return checked.run ? {tools: files.map(() => undefined), checked} : {tools, checked};
}
