// @ts-check
import React from 'react';
import styles from './Verdict.module.css';
import {MARKS} from './marks.js';

export {MARKS};

/**
 * The word of a verdict, with its mark.
 *
 * @param {{verdict: string, word: string}} props
 */
export default function Verdict({verdict, word}) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <span aria-hidden="true" className={styles.mark}>
        {MARKS[verdict]}
      </span>
      {word}
    </span>
  );
}
