import {NAMED} from '../../../../content/figures/sources.ts';
import {dayText} from '../../../../lib/quantity/day.ts';
import type {Source as SourcesSource} from '../../../../content/figures/sources.ts';

/**
 * Where the numbers come from, who shows them, and under which licence.
 *
 * @param props `home`: address of the figure in the site
 */
export default function SourceLine({
  sources,
  home,
  language,
  t,
}: {
  sources: SourcesSource[];
  home: string;
  language: string;
  t: (key: string, params?: object) => string;
}) {
  const [before, after] = t('embed.source', {sources: '|'}).split('|');
  const more = sources.length - NAMED;
  return (
    <p className="figure-source">
      {sources.length === 0 ? (
        t('embed.source.computed')
      ) : (
        <>
          {before}
          {sources.slice(0, NAMED).map((source, index) => (
            <span key={index}>
              {index > 0 && '; '}
              <Source {...source} t={t} language={language} />
            </span>
          ))}
          {more > 0 && `; ${t('embed.source.more', {count: more, value: more})}`}
          {after}
        </>
      )}
      {' · '}
      <a href={home} target="_blank">
        {t('embed.site')}
      </a>
      {' · '}
      {t('embed.licence')}
    </p>
  );
}

function Source({
  title,
  url,
  author,
  date,
  t,
  language,
}: SourcesSource & {language: string; t: (key: string, params?: object) => string}) {
  const name = title ?? t('embed.source.own');
  const rest = [author, date && dayText(date, language)].filter(Boolean);
  return (
    <>
      {url ? (
        <a href={url} target="_blank">
          {name}
        </a>
      ) : (
        name
      )}
      {rest.map((each) => `, ${each}`).join('')}
    </>
  );
}
