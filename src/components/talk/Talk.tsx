import {DataTables} from '../figure/static/parts.tsx';
import {Mark} from '../mark/Mark.tsx';
import {MARKS} from '../study/marks.ts';
import type {ClaimNumber} from '../../../content/claim/view.ts';
import type {SpokenTalk} from '../../../plugins/talks/slides.ts';
import type {
  ClaimSlide as TypesClaimSlide,
  ClosingSlide,
  FigureSlide as TypesFigureSlide,
  OpeningSlide,
  Slide,
} from './types.ts';

export type Words = (key: string, params?: object) => string;

/**
 * All slides of a talk in one language, drawn at build: without scripts they stand below each other. The first is the one
 * that is shown, so that it is painted in its place before the talk's script runs.
 *
 * @param props `words` are those of the talk mode
 */
export default function Talk({talk, words}: {talk: SpokenTalk; words: Words}) {
  return talk.slides.map((slide, index) => (
    <section
      key={index}
      data-kind={slide.kind}
      data-notes={notesOf(slide) || undefined}
      data-crowd={(slide.kind === 'figure' && slide.layout.crowd) || undefined}
      data-now={index === 0 ? '' : undefined}
    >
      <OneSlide slide={slide} words={words} />
    </section>
  ));
}

/** Ids of the annotations that a slide's steps lead to. */
const notesOf = (slide: Slide) =>
  slide.kind === 'figure' ? slide.annotations.map(({id}) => id).join(' ') : '';

function OneSlide({slide, words}: {slide: Slide; words: Words}) {
  if (slide.kind === 'figure') return <FigureSlide slide={slide} words={words} />;
  if (slide.kind === 'claim') return <ClaimSlide slide={slide} words={words} />;
  return <TextSlide slide={slide} words={words} />;
}

/** The first slide and the last. */
function TextSlide({slide, words}: {slide: OpeningSlide | ClosingSlide; words: Words}) {
  const isOpening = slide.kind === 'title';
  const Title = isOpening ? 'h1' : 'h2';
  return (
    <>
      <div className="middle">
        {isOpening && <Mark width={72} />}
        <Title>{slide.title}</Title>
        <p className="large">{isOpening ? slide.question : slide.answer}</p>
      </div>
      <Foot address={slide.address} />
      <aside className="notes">
        <p>{words(isOpening ? 'talk.opening' : 'talk.closing')}</p>
      </aside>
    </>
  );
}

function FigureSlide({slide, words}: {slide: TypesFigureSlide; words: Words}) {
  const {title, svg, layout, annotations, intervals, source, address} = slide;
  const {summary, note, figure, look} = slide;
  return (
    <>
      <h2>{title}</h2>
      <div
        className="stage"
        data-alone={annotations.length === 0 ? '' : undefined}
        data-below={layout.notes === 'below' ? '' : undefined}
      >
        <div className="picture" dangerouslySetInnerHTML={{__html: svg}} />
        {annotations.length > 0 && (
          <ol>
            {annotations.map(({id, text}) => (
              <li key={id} data-note={id}>
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
      <Foot intervals={intervals} source={source} address={address} />
      <aside className="notes">
        <p>{summary}</p>
        {note && <p>{note}</p>}
      </aside>
      <div className="values">
        <h3>{words('talk.values')}</h3>
        <DataTables figure={figure} look={look} />
      </div>
    </>
  );
}

function ClaimSlide({slide, words}: {slide: TypesClaimSlide; words: Words}) {
  const {quote, claim, stated, number, calculation, reason} = slide;
  const {sourceTitle, where, address} = slide;
  return (
    <>
      <div className="middle">
        <blockquote lang="en">{quote}</blockquote>
        {[slide, ...slide.elsewhere].map(({verdict, verdictWord}, index) => (
          <p key={index} className="verdict" data-verdict={verdict}>
            <span aria-hidden="true">{MARKS[verdict]}</span>{' '}
            {index > 0 ? words('talk.found', {word: verdictWord}) : verdictWord}
          </p>
        ))}
        <p className="large">{claim}</p>
        {(stated || number) && (
          <dl>
            {stated && (
              <div>
                <dt>{words('talk.stated')}</dt>
                <dd>{stated}</dd>
              </div>
            )}
            {number && <Computed number={number} words={words} />}
          </dl>
        )}
      </div>
      <Foot source={`${sourceTitle}, ${where}`} address={address} />
      <aside className="notes">
        <p>{reason}</p>
      </aside>
      {calculation && (
        <div className="values">
          <h3>{words('talk.calculation')}</h3>
          <p>{calculation}</p>
        </div>
      )}
    </>
  );
}

/** A number with its interval and what that means, and what it is a number of. */
function Computed(props: {number: ClaimNumber; words: Words}) {
  const {
    number: {value, interval, meaning},
    words,
  } = props;
  const difference = interval?.difference ? `-${interval.difference}` : '';
  return (
    <div>
      <dt>{words('talk.ours')}</dt>
      <dd>
        {value}
        {interval && <span> {words(`talk.interval${difference}`, interval)}</span>}
      </dd>
      {meaning && <dd className="meaning">{meaning}</dd>}
    </div>
  );
}

/** What is read and typed from a slide is the page; the link leads to the slide's view of it, too. */
function Foot({
  intervals,
  source,
  address,
}: {
  intervals?: string;
  source?: string;
  address: string;
}) {
  const page = address.replace(/\?[^#]*/u, '');
  return (
    <footer>
      {intervals && <span className="intervals">{intervals} </span>}
      {source && <span>{source}</span>}{' '}
      <a href={address}>
        <Mark width={18} /> {page}
      </a>
    </footer>
  );
}
