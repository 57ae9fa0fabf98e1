import React, {useMemo} from 'react';
import SharedLink from '@theme/SharedLink';
import styles from './Catalogue.module.css';
import ListFilters from './ListFilters.js';
import {choicesOf, passes, useAddressFilters} from './address-filters.js';

const FACETS = ['effects', 'workloads', 'runtimes', 'evidence', 'loadModel'];

/**
 * All studies, each with its question and answer. Complete without scripts; with them it can be filtered, and the
 * filters stand in the address.
 *
 * @param {{studies: string, labels: string, words: string}} props JSON: the studies, the words for the values of
 *   their facets, the interface's words
 */
export default function Catalogue(props) {
  const studies = useMemo(() => JSON.parse(props.studies), [props.studies]);
  const labels = useMemo(() => JSON.parse(props.labels), [props.labels]);
  const words = useMemo(() => JSON.parse(props.words), [props.words]);
  const [filters, setFilters] = useAddressFilters(FACETS);
  const shown = studies.filter((study) => passes(study, filters));
  return (
    <div className={styles.catalogue}>
      <ListFilters
        {...{words, filters}}
        fields={fieldsOf(studies, labels, words)}
        shown={shown.length}
        total={studies.length}
        onChange={setFilters}
      />
      {shown.length === 0 && <p>{words.none}</p>}
      <ol className={styles.list}>
        {studies.map((study) => (
          <li key={study.to} hidden={!shown.includes(study)}>
            <Study study={study} labels={labels} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Study({study, labels}) {
  const facts = [
    labels.evidence[study.evidence],
    study.dateText,
    study.effects.map((effect) => labels.effects[effect]).join(', '),
  ];
  return (
    <article>
      <h2 className={styles.question}>
        <SharedLink href={study.to}>{study.question}</SharedLink>
      </h2>
      <p className={styles.answer}>{study.answer}</p>
      <p className={styles.facts}>
        <cite>{study.title}</cite> · {facts.join(' · ')}
      </p>
    </article>
  );
}

function fieldsOf(studies, labels, words) {
  return FACETS.map((name) => ({
    name,
    label: words[name],
    choices: choicesOf(studies, name).map((value) => ({value, text: labels[name][value]})),
  }));
}
