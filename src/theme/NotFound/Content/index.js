import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRootUrl} from '@theme/useRootUrl';

const texts = {
  en: {
    title: 'There is no such page',
    text: 'The address may have changed, or the link that brought you here has a mistake in it.',
    link: 'Go to the first page',
    path: '',
  },
  ru: {
    title: 'Такой страницы нет',
    text: 'Возможно, адрес изменился или в ссылке, по которой вы пришли, есть ошибка.',
    link: 'Перейти на главную',
    path: 'ru/',
  },
};

/**
 * The page for a missing address. A static host has one such page for the whole site, so the
 * default locale's speaks every language; the script that all pages run turns it into the
 * Russian one below /ru/.
 */
export default function NotFoundContent() {
  const {i18n} = useDocusaurusContext();
  const root = useRootUrl();
  const isShared = i18n.currentLocale === i18n.defaultLocale;
  const locales = isShared ? i18n.locales : [i18n.currentLocale];
  return (
    <main className="container" data-not-found={isShared ? root('ru/') : undefined}>
      {locales.map((locale, index) => (
        <Message key={locale} locale={locale} isFirst={index === 0} root={root} />
      ))}
    </main>
  );
}

function Message({locale, isFirst, root}) {
  const {title, text, link, path} = texts[locale];
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section lang={locale}>
      <Title>{title}</Title>
      <p>
        {text} <a href={root(path)}>{link}</a>
      </p>
    </section>
  );
}
