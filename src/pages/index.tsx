import React from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import SharedLink from '@theme/SharedLink';
import answers from '@studies/answers';
import words from '@studies/home';
import Figure from '@site/src/components/figure/Figure.tsx';
import styles from './home.module.css';

const SCHEMA = 'pathname:///data/schema/result.v1.schema.json';

/** The home page: the finding in one live figure and its numbers, and the ways in, the answer first. */
export default function Home() {
  return (
    <Layout title={words['home.title']} description={words['home.description']}>
      <main className="container">
        <h1>{words['home.title']}</h1>
        <p className={styles.lead}>{words['home.lead']}</p>
        <p>{words['home.finding']}</p>
        <Figure id="home/thesis" />
        <p>{words['home.finding.slots']}</p>
        <h2 id="ways-in">{words['home.ways']}</h2>
        <Ways />
        <h2 id="questions">{words['home.questions']}</h2>
        <Questions />
      </main>
    </Layout>
  );
}

/** Situations that the answer's page knows, and the reader's own numbers. */
const SITUATIONS = [
  ['computes', '?profile=computes'],
  ['queries', '?profile=queries'],
  ['services', '?profile=services'],
  ['own', '#own'],
] as const;

/** One's own application first: each situation is one tap from its answer. */
function Ways() {
  const answer = usePage('/explore/would-it-help');
  const ways: Way[] = [
    ['probe', `${usePage('/contribute/run-the-harness')}#probe`],
    ['answer', usePage('/studies/state-or-coroutines')],
    ['contribute', usePage('/contribute') ?? SCHEMA],
  ];
  return (
    <>
      <p>
        <SharedLink className={styles.first} href={answer}>
          {words['home.help.link']}
        </SharedLink>{' '}
        {words['home.help.text']}
      </p>
      <ul className={styles.situations}>
        {SITUATIONS.map(([id, state]) => (
          <li key={id}>
            <SharedLink href={`${answer}${state}`}>{words[`home.help.${id}`]}</SharedLink>
          </li>
        ))}
      </ul>
      <MoreWays ways={ways} />
    </>
  );
}

type Way = [id: 'probe' | 'answer' | 'contribute', to: string | undefined];

function MoreWays({ways}: {ways: readonly Way[]}) {
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

/** Studies by what they answer, in the words of their own front matter, and the way to all of them. */
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

/** Address of the first page at or below a path, in the language of the page; undefined without one. */
function usePage(path: string) {
  const {docs} = useLatestVersion(undefined);
  return docs.map((page) => page.path).find((address) => `${address}/`.includes(`${path}/`));
}
