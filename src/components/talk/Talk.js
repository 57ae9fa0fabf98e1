// @ts-check
import {DataTables} from '../figure/still/index.js';
import {MARKS} from '../study/marks.js';

/**
 * @typedef {import('./types.js').Slide} Slide
 * @typedef {(key: string, params?: object) => string} Words
 */

/**
 * All slides of a talk in one language, drawn at build: without scripts they stand below each other. The first is the one
 * that is shown, so that it is painted in its place before the talk's script runs.
 *
 * @param {{talk: import('../../../plugins/talks/slides.js').SpokenTalk, words: Words}}
 *   props `words` are those of the talk mode
 */
export default function Talk({talk, words}) {
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

/** Ids of the annotations that a slide's steps lead to. @param {Slide} slide */
const notesOf = (slide) =>
  slide.kind === 'figure' ? slide.annotations.map(({id}) => id).join(' ') : '';

/** @param {{slide: Slide, words: Words}} props */
function OneSlide({slide, words}) {
  if (slide.kind === 'title') return <Opening slide={slide} words={words} />;
  if (slide.kind === 'figure') return <FigureSlide slide={slide} words={words} />;
  if (slide.kind === 'claim') return <ClaimSlide slide={slide} words={words} />;
  return <Closing slide={slide} words={words} />;
}

/** @param {{slide: import('./types.js').OpeningSlide, words: Words}} props */
function Opening({slide: {title, question, address}, words}) {
  return (
    <>
      <div className="middle">
        <h1>{title}</h1>
        <p className="large">{question}</p>
      </div>
      <Foot address={address} />
      <aside className="notes">
        <p>{words('talk.opening')}</p>
      </aside>
    </>
  );
}

/** @param {{slide: import('./types.js').FigureSlide, words: Words}} props */
function FigureSlide({slide, words}) {
  const {title, svg, layout, annotations, source, address, summary, note, still, look} = slide;
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
      <Foot source={source} address={address} />
      <aside className="notes">
        <p>{summary}</p>
        {note && <p>{note}</p>}
      </aside>
      <div className="values">
        <h3>{words('talk.values')}</h3>
        <DataTables figure={still} look={look} />
      </div>
    </>
  );
}

/** @param {{slide: import('./types.js').ClaimSlide, words: Words}} props */
function ClaimSlide({slide, words}) {
  const {quote, verdict, verdictWord, claim, stated, number, calculation, reason} = slide;
  const {sourceTitle, where, address} = slide;
  return (
    <>
      <div className="middle">
        <blockquote lang="en">{quote}</blockquote>
        <p className="verdict" data-verdict={verdict}>
          <span aria-hidden="true">{MARKS[verdict]}</span> {verdictWord}
        </p>
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
      {calculation && verdict !== 'not-derivable' && (
        <div className="values">
          <h3>{words('talk.calculation')}</h3>
          <p>{calculation}</p>
        </div>
      )}
    </>
  );
}

/**
 * A number with its interval, and what it is a number of.
 *
 * @param {{number: import('../../../content/claim/view.js').ClaimNumber, words: Words}} props
 */
function Computed({number: {value, interval, meaning}, words}) {
  return (
    <div>
      <dt>{words('talk.ours')}</dt>
      <dd>
        {value}
        {interval && <span> {words('talk.interval', {low: interval[0], high: interval[1]})}</span>}
      </dd>
      {meaning && <dd className="meaning">{meaning}</dd>}
    </div>
  );
}

/** @param {{slide: import('./types.js').ClosingSlide, words: Words}} props */
function Closing({slide: {title, answer, address}, words}) {
  return (
    <>
      <div className="middle">
        <h2>{title}</h2>
        <p className="large">{answer}</p>
      </div>
      <Foot address={address} />
      <aside className="notes">
        <p>{words('talk.closing')}</p>
      </aside>
    </>
  );
}

/**
 * What is read and typed from a slide is the page; the link leads to the slide's view of it, too.
 *
 * @param {{source?: string, address: string}} props
 */
function Foot({source, address}) {
  const page = address.replace(/\?[^#]*/u, '');
  return (
    <footer>
      {source && <span>{source}</span>} <a href={address}>{page}</a>
    </footer>
  );
}
