import React from 'react';
import styles from './Verdict.module.css';
import {MARKS} from './marks.ts';

export {MARKS};

/** The word of a verdict or a finding, with its mark. */
export default function Verdict({verdict, word}: {verdict: string; word: string}) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <span aria-hidden="true" className={styles.mark}>
        {MARKS[verdict]}
      </span>
      {word}
    </span>
  );
}
