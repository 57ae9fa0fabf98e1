import {NAMED} from '../../../../content/figures/sources.ts';
import {dayText} from '../../../../lib/quantity/day.ts';
import {islandTexts} from '../live/texts.ts';
import {Mark} from '../../mark/Mark.tsx';
import {Annotations, Caption, Controls, Note, Picture, Spots} from '../static/parts.tsx';
import {nameOf, textsIn} from './state.ts';
import type {Source} from '../../../../content/figures/sources.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';
import type {Words} from './state.ts';

/**
 * A figure outside the site: everything but the tables, with its source and licence. The same for the build, which
 * draws it with its pictures, and for a host's page, where a live chart takes their place.
 *
 * @param props `words` of the interface by language; `home`: address of the figure in the site
 */
export function Embedded(props: {
  state: FigureState;
  language: string;
  words: Words;
  home: string;
  pictures?: {wide: string; narrow: string};
}) {
  const {state, language, words, home, pictures = {wide: '', narrow: ''}} = props;
  const {own} = state.languages[language];
  const t = islandTexts({...words[language], ...textsIn(state, language)}, language);
  const name = nameOf(state);
  const {figure: id, points, sources} = state;
  const parts = {
    figure: {id, name, points, definition: state, rows: [], spots: ''},
    look: {t, has: (key: string) => key in own, locale: language, baseUrl: '', pictures},
  };
  return (
    <figure
      className="figure"
      id={`figure-${name}`}
      lang={language}
      data-language={language}
      aria-labelledby={`${name}--title`}
    >
      <Caption {...parts} />
      <Picture {...parts} />
      <Controls {...parts} />
      <Note {...parts} />
      <Annotations {...parts} />
      <SourceLine {...{sources, home, t, language}} />
      <Spots {...parts} />
    </figure>
  );
}

type Language = {language: string; t: (key: string, params?: object) => string};

/** Where the numbers come from, who shows them, and under which licence. */
function SourceLine({sources, home, ...language}: Language & {sources: Source[]; home: string}) {
  const {t} = language;
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
              <OneSource {...source} {...language} />
            </span>
          ))}
          {more > 0 && `; ${t('embed.source.more', {count: more, value: more})}`}
          {after}
        </>
      )}
      {' · '}
      <Mark width={15} />{' '}
      <a href={home} target="_blank">
        {t('embed.site')}
      </a>
      {' · '}
      {t('embed.licence')}
    </p>
  );
}

function OneSource({title, url, author, date, t, language}: Source & Language) {
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
