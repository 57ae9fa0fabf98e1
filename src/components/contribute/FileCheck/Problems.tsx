import React, {useMemo} from 'react';
import {fileSentences} from '../../../../content/messages/file-problem.ts';
import styles from './FileCheck.module.css';
import {sentencesIn} from './sentences.ts';
import type {Problem} from '../../../../content/validation/validate.ts';
import type {Words} from './words.ts';

/** All problems of a file: where, what stands there, what is wrong, what to do. */
export default function Problems({
  problems,
  file,
  t,
  locale,
}: Pick<Words, 't' | 'locale'> & {file: string; problems: readonly Problem[]}) {
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
