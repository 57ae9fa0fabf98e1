// @ts-check
import React from 'react';

/**
 * What the file is about, in its own words.
 *
 * @param {import('./words.js').Words & {run: import('./points.js').Run}} props
 */
export default function Summary({run, t, wordFor}) {
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
