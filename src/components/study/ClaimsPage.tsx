import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {wholeNames} from '../../../lib/quantity/whole-units.ts';
import styles from './ClaimsPage.module.css';
import ClaimsList from './ClaimsList.tsx';

/**
 * The claims of one study with their calculations.
 *
 * @param props `page` is the address of the study's page, `card` of the picture that links are shown with, below the site's root
 */
export default function ClaimsPage(props: {
  study: string;
  page?: string;
  title: string;
  card?: string;
  words: Record<string, string>;
}) {
  const {study, page, title, card, words} = props;
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={words.heading} description={words.description}>
      {card && (
        <PageMetadata image={`${siteConfig.url}${siteConfig.customFields?.rootUrl}${card}`} />
      )}
      <main className={styles.page}>
        {/* In the search below the study’s own page. */}
        <article className="markdown" data-pagefind-body="" data-pagefind-weight="0.5">
          <h1>{wholeNames(words.heading)}</h1>
          <p>{words.lead}</p>
          <ul className={styles.ways}>
            {page && (
              <li>
                <Link to={page}>{title}</Link>
              </li>
            )}
            <li>
              <Link to="/claims/">{words.all}</Link>
            </li>
            <li>
              <Link to="/claims/#verdicts">{words.verdicts}</Link>
            </li>
          </ul>
          <ClaimsList study={study} />
        </article>
      </main>
    </Layout>
  );
}
