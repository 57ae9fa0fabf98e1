import React, {useMemo} from 'react';
import {shown} from '../../../../content/messages/file-problem.ts';
import {refusalSentence} from '../../../../cli/importers/session/refusal-sentence.ts';
import styles from './FileCheck.module.css';
import {refusalsIn} from './refusal-words.ts';
import type {Refusal} from '../../../../cli/importers/refusal.ts';
import type {Words} from './words.ts';

/** Why files or answers can't be used: where, what stands there, what is wrong, what to do. */
export default function Refusals({
  refusals,
  t,
  locale,
}: Pick<Words, 't' | 'locale'> & {refusals: readonly Refusal[]}) {
  const say = useMemo(() => refusalsIn(locale), [locale]);
  return (
    <ol aria-label={t('check.problems')} className={styles.problems} role="alert">
      {refusals.map((refusal, index) => {
        const {reason, fix} = refusalSentence(say, refusal);
        const {params, place, value} = refusal;
        const where = [params.file, place].filter(Boolean).join(': ');
        return (
          <li key={index}>
            {where && <code>{where}</code>}{' '}
            {value !== undefined && value !== params.file && <code>{shown(value)}</code>} {reason}{' '}
            {say.has(`check.fix.${refusal.code}`) ? say(`check.fix.${refusal.code}`) : fix}
          </li>
        );
      })}
    </ol>
  );
}
