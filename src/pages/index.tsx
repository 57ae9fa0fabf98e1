import React from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import SharedLink from '@theme/SharedLink';
import answers from '@studies/answers';
import words from '@studies/home';
import Explorable from '@site/src/components/explorables/frame/Explorable.tsx';
import Figure from '@site/src/components/figure/Figure.tsx';
import {FAMILIES} from '../../lib/result/families.ts';
import styles from './home.module.css';

/** Families at the head of the list: the others have few users. */
const MOST_RUN = 5;
const SCHEMA = 'pathname:///data/schema/result.v1.schema.json';

/** The home page: the finding, and the reader's own answer at once; then the newest figure, where to begin, the way in. */
export default function Home() {
  const study = usePage('/studies/state-or-coroutines');
  return (
    <Layout title={words['home.title']} description={words['home.description']}>
      <main className="container">
        <h1 className={styles.heading}>{words['home.heading']}</h1>
        <Names />
        <p className={styles.lead}>{words['home.lead']}</p>
        <Explorable name="advice" />
        <h2 id="newest">{words['home.run']}</h2>
        <Figure id="home/thesis" />
        <p>
          <SharedLink href={study}>{words['home.run.link']}</SharedLink>
        </p>
        <h2 id="questions">{words['home.questions']}</h2>
        <Questions />
        <h2 id="take-part">{words['home.part']}</h2>
        <Ways />
      </main>
    </Layout>
  );
}

/** What readers run, each with its page. */
function Names() {
  return (
    <nav aria-label={words['home.names']}>
      <ul className={styles.names}>
        {Object.entries(FAMILIES)
          .slice(0, MOST_RUN)
          .map(([id, {name}]) => (
            <Runtime key={id} {...{id, name}} />
          ))}
      </ul>
    </nav>
  );
}

function Runtime({id, name}: {id: string; name: string}) {
  return (
    <li>
      <SharedLink href={usePage(`/runtimes/${id}`)}>{name}</SharedLink>
    </li>
  );
}

/** Studies to begin with, in the words of their own front matter, and the way to all of them. */
function Questions() {
  return (
    <>
      <dl className={styles.questions}>
        {answers.map(({to, question, answer}) => (
          <div key={to}>
            <dt>
              <SharedLink href={to}>{question}</SharedLink>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        <SharedLink href={usePage('/studies')}>{words['home.all-studies']}</SharedLink>
      </p>
    </>
  );
}

/** For those who measure themselves. */
function Ways() {
  const ways = [
    ['probe', `${usePage('/contribute/run-the-harness')}#probe`],
    ['contribute', usePage('/contribute') ?? SCHEMA],
  ] as const;
  return (
    <ul className={styles.ways}>
      {ways.map(([id, to]) => (
        <li key={id}>
          <SharedLink href={to}>{words[`home.${id}.link`]}</SharedLink>
          <p>{words[`home.${id}.text`]}</p>
        </li>
      ))}
    </ul>
  );
}

/** Address of the first page at or below a path, in the language of the page; undefined without one. */
function usePage(path: string) {
  const {docs} = useLatestVersion(undefined);
  return docs.map((page) => page.path).find((address) => `${address}/`.includes(`${path}/`));
}
