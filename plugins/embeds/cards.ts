import {languageOf, othersThan} from '../../content/languages.ts';
import {escaped} from '../common/escaped.ts';

/**
 * What a link to a page looks like in a messenger or a social network.
 *
 * @param card `image`: address of a picture of 1200 × 630
 * @returns elements of a page's head, for Open Graph and Twitter
 */
export function cardOf({
  title,
  description,
  language,
  url,
  image,
}: {
  title: string;
  description: string;
  language: string;
  url: string;
  image?: string;
}): string {
  const tags = [
    ['og:type', 'article'],
    ['og:site_name', 'Blocking Coefficient'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', tagOf(languageOf(language))],
    ...othersThan(language).map((other) => ['og:locale:alternate', tagOf(other)]),
    ...(image
      ? [
          ['og:image', image],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ]
      : []),
  ];
  const meta = tags.map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  );
  const kind = image ? 'summary_large_image' : 'summary';
  return `${meta.join('')}<meta name="twitter:card" content="${kind}"><meta name="description" content="${escaped(description)}">`;
}

/** Open Graph writes a language with an underscore. */
const tagOf = ({locale}: {locale: string}) => locale.replace('-', '_');
