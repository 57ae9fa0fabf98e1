// @ts-check
import React from 'react';
import SharedLink from '@theme/SharedLink';
import {wholeNames} from '../../../lib/quantity/whole-units.js';
import styles from './Catalogue.module.css';
import ListForm from './ListForm.js';
import ListIsland from './ListIsland.js';

/**
 * @typedef {import('../../../content/site/catalogue.js').ListedStudy} ListedStudy
 * @typedef {typeof import('../../../content/site/catalogue.js').FACETS[number]} Facet
 * @typedef {Record<Facet, Record<string, string>>} Labels words for the values of facets
 */

/**
 * All studies, each with its question and answer, and a form that narrows them.
 *
 * @param {{studies: string, labels: string, words: string}} props JSON: the studies, the words for the values of
 *   their facets, the interface's words
 */
export default function Catalogue(props) {
  const studies = /** @type {ListedStudy[]} */ (JSON.parse(props.studies));
  const labels = /** @type {Labels} */ (JSON.parse(props.labels));
  const words = /** @type {Parameters<typeof ListForm>[0]['words'] & Record<Facet, string>} */ (
    JSON.parse(props.words)
  );
  const facets = /** @type {Facet[]} */ (Object.keys(labels));
  const fields = facets.map((name) => ({
    name,
    label: words[name],
    choices: Object.entries(labels[name]).map(([value, text]) => ({value, text})),
  }));
  return (
    <ListIsland id="studies-list" className={styles.catalogue}>
      <ListForm {...{words, fields}} total={studies.length} />
      <ol className={styles.list} data-list="">
        {studies.map((study) => (
          <li key={study.to} {...valuesOf(study, facets)}>
            <Study study={study} labels={labels} />
          </li>
        ))}
      </ol>
    </ListIsland>
  );
}

/** What the list is narrowed by, as the island reads it. @param {ListedStudy} study @param {readonly Facet[]} facets */
function valuesOf(study, facets) {
  return Object.fromEntries(facets.map((name) => [`data-${name}`, [study[name]].flat().join(' ')]));
}

/** @param {{study: ListedStudy, labels: Labels}} props */
function Study({study, labels}) {
  const facts = [
    labels.evidence[study.evidence],
    study.dateText,
    study.effects.map((effect) => labels.effects[effect]).join(', '),
  ];
  return (
    <article>
      <h2 className={styles.question}>
        <SharedLink href={study.to}>{wholeNames(study.question)}</SharedLink>
      </h2>
      <p className={styles.answer}>{study.answer}</p>
      <p className={styles.facts}>
        <cite>{study.title}</cite> · {facts.join(' · ')}
      </p>
    </article>
  );
}
