import React from 'react';
import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import {useRootUrl} from '@theme/useRootUrl';
import words from '@words/search.json';
import styles from './search.module.css';

const STATUS = /^search\.(looking|looked|found_\w+|none|near|failed)$/;

/**
 * The search: a field, and places for what plugins/site-search/browser finds. It has a page of its own, so that no
 * other page carries anything for it.
 */
export default function Search() {
  const root = useRootUrl();
  const {script} = Object(usePluginData('site-search'));
  return (
    <Layout title={words['search.title']} description={words['search.description']}>
      <Head>
        <script src={script} data-for="[data-search]" defer />
      </Head>
      <main className="container">
        <h1>{words['search.title']}</h1>
        <form
          role="search"
          className={styles.form}
          data-search={root('')}
          data-failed={`${words['search.failed']} ${words['search.other']}`}
        >
          <label htmlFor="search-words">{words['search.label']}</label>
          <input
            id="search-words"
            type="search"
            name="q"
            autoComplete="off"
            aria-describedby="search-hint"
          />
          <p id="search-hint" className={styles.hint}>
            {words['search.hint']}
          </p>
          <noscript>
            <p>{words['search.no-script']}</p>
          </noscript>
        </form>
        <Results />
      </main>
    </Layout>
  );
}

function Results() {
  return (
    <>
      <p role="status" className={styles.status} data-search-status="" />
      <p data-search-near="" />
      <button type="button" hidden data-search-again="">
        {words['search.again']}
      </button>
      <ol className={styles.results} data-search-results="" />
      <button type="button" hidden data-search-more="">
        {words['search.more']}
      </button>
      <script
        type="application/json"
        data-search-words=""
        dangerouslySetInnerHTML={{__html: JSON.stringify(statusWords())}}
      />
    </>
  );
}

/** The sentences that the script needs, without the name of their room. */
function statusWords() {
  const needed = Object.entries(words).filter(([key]) => STATUS.test(key));
  return Object.fromEntries(needed.map(([key, text]) => [key.slice('search.'.length), text]));
}
