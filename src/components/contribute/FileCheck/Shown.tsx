import React, {useMemo} from 'react';
import {fileSentences} from '../../../../content/messages/file-problem.ts';
import Drawing from './Drawing.tsx';
import styles from './FileCheck.module.css';
import {sentencesIn} from './words.ts';
import type {Checked, Problem} from '../../../../content/validation/validate.ts';
import type {Verdict} from '../../../../lib/consistency/index.ts';
import type {Run} from '../../../../lib/result/types.ts';
import type {Words} from './words.ts';

/** What the check says of a result, and what its numbers look like. */
export default function Shown({
  checked: {run, problems, verdicts},
  file,
  words,
}: {
  checked: Checked;
  file: string;
  words: Words;
}) {
  return (
    <>
      <p role="status">{outcome(problems, file, words.t)}</p>
      {problems.length > 0 && <Problems {...words} problems={problems} file={file} />}
      {run && <Renamed {...words} run={run} file={file} />}
      {run && <Summary {...words} run={run} />}
      {run && <Verdicts {...words} verdicts={verdicts} />}
      {run && <Drawing {...words} run={run} />}
    </>
  );
}

/** What the name of the file would be among the results, where it is another one. */
function Renamed({run, file, t}: {run: Run; file: string; t: Words['t']}) {
  const name = run.id.split('/').at(-1);
  return file === `${name}.json` ? null : <p>{t('check.renamed', {id: run.id, name})}</p>;
}

function outcome(problems: readonly Problem[], file: string, t: Words['t']) {
  if (problems.length === 0) return t('check.good', {file});
  return t('check.bad', {file, count: problems.length});
}

/** All problems of a file: where, what stands there, what is wrong, what to do. */
function Problems(
  props: Pick<Words, 't' | 'locale'> & {file: string; problems: readonly Problem[]},
) {
  const {problems, file, t, locale} = props;
  const say = useMemo(() => sentencesIn(locale), [locale]);
  return (
    <ol aria-label={t('check.problems')} className={styles.problems}>
      {problems.map((problem, index) => {
        const {place, subject, reason, fix} = fileSentences({file, ...problem}, say);
        return (
          <li key={index}>
            <code>{place}</code> {subject && <code>{subject}</code>} {reason} {fix}
          </li>
        );
      })}
    </ol>
  );
}

/** What the file is about, in its own words. */
function Summary({run, t, wordFor}: Words & {run: Run}) {
  const facts = {
    id: run.id,
    evidence: wordFor(`check.evidence.${run.evidence}`, run.evidence),
    load: wordFor(`check.load.${run.load.model}`, run.load.model),
    systems: Object.values(run.systems)
      .map(({label}) => label)
      .join(', '),
    measurements: run.measurements.length,
  };
  return (
    <section>
      <h2>{t('check.what')}</h2>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <React.Fragment key={name}>
            <dt>{t(`check.${name}`)}</dt>
            <dd>{value}</dd>
          </React.Fragment>
        ))}
      </dl>
    </section>
  );
}

/** From what can't be to what is as it should be. */
const KINDS = ['refused', 'explained', 'consistent'];

/** What the checks of consistency find in the file. */
function Verdicts({
  verdicts,
  t,
  locale,
}: Pick<Words, 't' | 'locale'> & {
  verdicts: readonly Verdict[];
}) {
  const say = useMemo(() => sentencesIn(locale), [locale]);
  return (
    <section>
      <h2>{t('check.verdicts')}</h2>
      {verdicts.length === 0 && <p>{t('check.no-verdicts')}</p>}
      {KINDS.map((kind) => verdicts.filter((verdict) => verdict.kind === kind))
        .filter((list) => list.length > 0)
        .map((list) => (
          <details key={list[0].kind} open={list[0].kind === 'refused'}>
            <summary>
              {say(`verdict.kind.${list[0].kind}`)}: {list.length}
            </summary>
            <ul>
              {list.map(({measurement, check, reason, values}) => (
                <li key={`${measurement} ${check}`}>
                  <code>{measurement}</code>, {say(`verdict.check.${check}`)}:{' '}
                  {say(`verdict.${check}.${reason}`, values)}
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}
