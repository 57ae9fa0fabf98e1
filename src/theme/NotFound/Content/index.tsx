import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRootUrl} from '@theme/useRootUrl';

/** The words of every language: one page serves them all. */
const catalogues = require.context('@site/i18n', true, /^\.\/\w+\/not-found\.json$/);

/**
 * The page for a missing address. A static host has one such page for the whole site, so the
 * default locale's speaks every language; the script that all pages run turns it into that of
 * another language below its address.
 */
export default function NotFoundContent() {
  const {i18n} = useDocusaurusContext();
  const root = useRootUrl();
  const isShared = i18n.currentLocale === i18n.defaultLocale;
  const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const locales = isShared ? i18n.locales : [i18n.currentLocale];
  return (
    <main
      className="container"
      data-not-found={isShared ? others.map((locale) => root(`${locale}/`)).join(' ') : undefined}
    >
      {locales.map((locale, index) => (
        <Message key={locale} locale={locale} isFirst={index === 0} root={root} />
      ))}
    </main>
  );
}

function Message(props: {locale: string; isFirst: boolean; root: ReturnType<typeof useRootUrl>}) {
  const {locale, isFirst, root} = props;
  const {defaultLocale} = useDocusaurusContext().i18n;
  const words = catalogues(`./${locale}/not-found.json`);
  const path = locale === defaultLocale ? '' : `${locale}/`;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section lang={locale}>
      <Title>{words['not-found.title']}</Title>
      <p>
        {words['not-found.text']} <a href={root(path)}>{words['not-found.link']}</a>
      </p>
    </section>
  );
}
