import React from 'react';
import type {Run} from './points.ts';
import type {Words} from './words.ts';

/** What the file is about, in its own words. */
export default function Summary({run, t, wordFor}: Words & {run: Run}) {
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
