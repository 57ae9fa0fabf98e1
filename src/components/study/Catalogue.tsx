import React from 'react';
import SharedLink from '@theme/SharedLink';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import styles from './Catalogue.module.css';
import ListForm from './ListForm.tsx';
import ListIsland from './ListIsland.tsx';
import Thumbnail from './Thumbnail.tsx';
import {keysOf} from '../../../lib/typed.ts';
import type {FACETS, ListedStudy} from '../../../content/site/catalogue.ts';

type Facet = (typeof FACETS)[number];

/** words for the values of facets */
type Labels = Record<Facet, Record<string, string>>;

/**
 * All studies, each with its question and answer, and a form that narrows them.
 *
 * @param props JSON: the studies, the words for the values of their facets, the interface's words
 */
export default function Catalogue(props: {studies: string; labels: string; words: string}) {
  const studies: ListedStudy[] = JSON.parse(props.studies);
  const labels: Labels = JSON.parse(props.labels);
  const words: Parameters<typeof ListForm>[0]['words'] & Record<Facet | 'search', string> =
    JSON.parse(props.words);
  const facets = keysOf(labels);
  const fields = facets.map((name) => ({
    name,
    label: words[name],
    choices: Object.entries(labels[name]).map(([value, text]) => ({value, text})),
  }));
  return (
    <ListIsland id="studies-list" className={styles.catalogue}>
      <ListForm {...{words, fields}} search={words.search} total={studies.length} />
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

/** What the list is narrowed by, as the island reads it. */
function valuesOf(study: ListedStudy, facets: readonly Facet[]) {
  return Object.fromEntries(facets.map((name) => [`data-${name}`, [study[name]].flat().join(' ')]));
}

function Study({study, labels}: {study: ListedStudy; labels: Labels}) {
  const facts = [
    labels.evidence[study.evidence],
    study.dateText,
    study.effects.map((effect) => labels.effects[effect]).join(', '),
  ];
  return (
    <article className={styles.study}>
      <Thumbnail figure={study.figure} to={study.to} />
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
