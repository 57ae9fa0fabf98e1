import {Annotations, Caption, Controls, Note, Picture, Spots} from '../still/index.ts';
import SourceLine from './SourceLine.tsx';
import {wordsOf} from './words.ts';
import type {FigureState} from '../../../../content/frozen/state.ts';

/**
 * A figure outside the site: everything but the tables, with its source and licence. The same for the build, which
 * draws it with its pictures, and for a host's page, where a live chart takes their place.
 *
 * @param props `words` of the interface by language; `home`: address of the figure in the site
 */
export default function Embedded({
  state,
  language,
  words,
  home,
  pictures = NO_PICTURES,
}: {
  state: FigureState;
  language: string;
  words: Record<string, Record<string, string>>;
  home: string;
  pictures?: {wide: string; narrow: string};
}) {
  const {own} = state.languages[language];
  const t = wordsOf(state, language, words);
  const name = String(state.figure.split('/').at(-1));
  const figure = {
    id: state.figure,
    name,
    points: state.points,
    definition: state,
    rows: [],
    spots: '',
  };
  const look = {
    t,
    has: (key: string) => key in own,
    locale: language,
    baseUrl: '',
    pictures,
  };
  const props = {figure, look};
  return (
    <figure
      className="figure"
      id={`figure-${name}`}
      lang={language}
      data-language={language}
      aria-labelledby={`${name}--title`}
    >
      <Caption {...props} />
      <Picture {...props} />
      <Controls {...props} />
      <Note {...props} />
      <Annotations {...props} />
      <SourceLine sources={state.sources} home={home} t={t} language={language} />
      <Spots {...props} />
    </figure>
  );
}

const NO_PICTURES = {wide: '', narrow: ''};
