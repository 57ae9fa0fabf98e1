// @ts-check
import React, {useMemo} from 'react';
import {fileSentences} from '../../../../content/messages/file-problem.js';
import styles from './FileCheck.module.css';
import {sentencesIn} from './sentences.js';

/**
 * All problems of a file: where, what stands there, what is wrong, what to do.
 *
 * @param {Pick<import('./words.js').Words, 't' | 'locale'> & {file: string,
 *   problems: readonly import('../../../../content/validation/validate.js').Problem[]}} props
 */
export default function Problems({problems, file, t, locale}) {
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
