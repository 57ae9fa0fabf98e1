import type {StillProps} from './types.ts';

/** What is offered without any script, by the last part of its address. */
const PICTURES = [
  ['light.svg', 'SVG'],
  ['light@2x.png', 'PNG'],
];

/**
 * The way from a figure to a slide or a document: plain links to its files, and to its page for other sites. A script
 * adds what has to be copied once it is opened (src/components/figure/share). Files keep the names of their addresses.
 */
export default function Share({figure: {id}, look: {t, locale, baseUrl}}: StillProps) {
  const picture = `${baseUrl}pictures/${id}.${locale}.`;
  return (
    <details className="figure-share" data-figure-share={`${locale}/${id}`}>
      <summary>{t('figure.share')}</summary>
      <p className="figure-files">
        {PICTURES.map(([end, kind]) => (
          <a key={end} href={picture + end} download>
            {kind}
          </a>
        ))}
        <a href={`${picture}light.slide.png`} download>
          {t('figure.slide')}
        </a>
        <a href={`${baseUrl}data/csv/${id}.csv`} download>
          {t('figure.csv')}
        </a>
        <a href={`${baseUrl}embed/${id}/?lang=${locale}`}>{t('figure.embed')}</a>
      </p>
    </details>
  );
}
