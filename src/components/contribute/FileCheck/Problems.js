import React from 'react';
import {sentencesOf} from '../../../../cli/messages/problem.js';
import styles from './FileCheck.module.css';

/** All problems of a file: where, what stands there, what is wrong, what to do. */
export default function Problems({problems, file, t, locale}) {
  return (
    <ol aria-label={t('check.problems')} className={styles.problems}>
      {problems.map((problem, index) => {
        const {place, subject, reason, fix} = sentencesOf({file, ...problem}, locale);
        return (
          <li key={index}>
            <code>{place}</code> {subject && <code>{subject}</code>} {reason} {fix}
          </li>
        );
      })}
    </ol>
  );
}
