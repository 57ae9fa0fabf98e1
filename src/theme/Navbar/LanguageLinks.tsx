import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** This page in the other languages. Query and place on the page are added when the link is used. */
export default function LanguageLinks() {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return others.map((locale) => {
    const {htmlLang, label} = i18n.localeConfigs[locale];
    const href = createUrl({locale, fullyQualified: false});
    return (
      <a key={locale} href={href} lang={htmlLang} hrefLang={htmlLang} data-language={locale}>
        {label}
      </a>
    );
  });
}
