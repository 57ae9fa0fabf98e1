import React, {useMemo} from 'react';
import {sentencesIn} from './sentences.ts';
import type {Verdict} from '../../../../lib/consistency/index.ts';
import type {Words} from './words.ts';

/** From what can't be to what is as it should be. */
const KINDS = ['refused', 'explained', 'consistent'];

/** What the checks of consistency find in the file. */
export default function Verdicts({
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
