import {shapePath, stylesOf} from '../../charts/marks/style.ts';
import {DataTables} from './DataTables.tsx';
import type {CorrectionNote} from '../../../../content/site/corrections.ts';
import type {Row} from '../../../../lib/chart-data/table.ts';
import type {Points} from '../../../../lib/chart-data/types.ts';
import type {Annotation, Scale} from '../../charts/types.ts';

/** A figure as static HTML, and its parts for surfaces that arrange them otherwise: embeds and talks. */
export {DataTables};

/** A figure ready to be drawn as HTML. */
export interface StaticFigure {
  /** `<study>/<figure>` */
  id: string;
  /** last part of the id */
  name: string;
  /** as `select` returns them */
  points: Points;
  definition: {chart: string; scales: readonly Scale[]; annotations?: readonly Annotation[]};
  /** of the values, as `lib/chart-data/table.ts` gives them */
  rows: readonly Row[];
  /** JSON of what the picture answers with */
  spots: string;
}

export interface Look {
  /** texts of the figure and of the interface */
  t: (key: string, params?: object) => string;
  /** whether the figure itself has this text */
  has: (key: string) => boolean;
  locale: string;
  /** of the whole site */
  baseUrl: string;
  /** as SVG */
  pictures: {wide: string; narrow: string};
  /** of this figure, with whole addresses */
  corrections?: readonly CorrectionNote[];
}

/** what every part of a figure's frame is drawn from */
export type PartProps = {figure: StaticFigure; look: Look};

/** Everything of a figure that a reader has before any script runs, as it stands in a page. */
export function Frame(props: PartProps) {
  return (
    <>
      <Caption {...props} />
      <Picture {...props} />
      <p className="figure-failed" role="status" data-figure-failed="" hidden>
        {props.look.t('figure.failed')}
      </p>
      <Controls {...props} />
      <Note {...props} />
      <Corrected {...props} />
      <Annotations {...props} />
      <details className="figure-data">
        <summary>{props.look.t('figure.table')}</summary>
        <DataTables {...props} />
        <p>
          <Csv {...props} />
        </p>
      </details>
      <Share {...props} />
      <Spots {...props} />
    </>
  );
}

/** The title, and the description that the pictures of both sizes refer to. */
export function Caption({figure: {name}, look: {t}}: PartProps) {
  return (
    <>
      <figcaption className="figure-title" id={`${name}--title`}>
        {t('title')}
      </figcaption>
      <p id={`${name}--summary`} hidden>
        {t('summary')}
      </p>
    </>
  );
}

/** Only the server has pictures; a page lets no string become HTML, not even an empty one. */
const drawn = (svg: string) => svg && {dangerouslySetInnerHTML: {__html: svg.trim()}};

/** Both published pictures, of which the style sheet shows the one that fits, and the room for a live one. */
export function Picture({look: {t, pictures}}: PartProps) {
  return (
    <div className="figure-picture" data-figure-picture="">
      <div
        className="figure-points"
        data-figure-points=""
        tabIndex={0}
        role="group"
        aria-label={t('figure.keys')}
      />
      <div className="figure-wide" {...drawn(pictures.wide)} />
      <div className="figure-narrow" {...drawn(pictures.narrow)} />
      <div className="figure-live" data-figure-live="" />
    </div>
  );
}

/** Kinds that say nothing with a part of them missing. */
const INSEPARABLE = new Set(['stacked-bars', 'timeline', 'effect-grid']);

/**
 * Buttons that choose the scale and the series; the live chart does what they ask. Nothing where there is nothing to
 * choose.
 */
export function Controls({figure: {definition, points}, look: {t}}: PartProps) {
  const {scales} = definition;
  const styles = stylesOf(points.series);
  const hasScales = scales.length > 1;
  const hasSeries = styles.size > 1 && !INSEPARABLE.has(points.kind);
  if (!hasScales && !hasSeries) return null;
  return (
    <div className="figure-controls">
      {hasScales && (
        <div role="group" aria-label={t('figure.scale')}>
          {scales.map((scale, index) => (
            <button key={scale} type="button" data-scale={scale} aria-pressed={index === 0}>
              {t(`figure.${scale}`)}
            </button>
          ))}
        </div>
      )}
      {hasSeries && (
        <div role="group" aria-label={t('figure.series')}>
          {[...styles].map(([id, style]) => (
            <button key={id} type="button" data-series={id} aria-pressed="true">
              <Swatch {...style} isLine={isCurve(points, id)} />
              {t(`series.${id}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isCurve = ({series}: Points, id: string) =>
  series.some((each) => each.id === id && each.role === 'model');

/** Curves of models have no marks. */
function Swatch({colour, shape, isLine}: {colour: string; shape: string; isLine: boolean}) {
  return (
    <svg width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">
      <path
        d={isLine ? 'M-7 0H7' : shapePath(shape, 5)}
        fill="none"
        stroke={colour}
        strokeWidth="2.5"
      />
    </svg>
  );
}

/** What a reader must know of the whole figure. */
export function Note({look: {t, has}}: PartProps) {
  return has('note') ? <p className="figure-note">{t('note')}</p> : null;
}

/**
 * When the figure was corrected, in a quiet line; what was wrong and where that is told opens below it, since one
 * correction often concerns several figures of a page.
 */
function Corrected({look: {corrections = []}}: PartProps) {
  return corrections.map(({when, was, link, address}) => (
    <details key={address} className="figure-corrected">
      <summary>{when}</summary>
      <p>
        {was} <a href={address}>{link}</a>
      </p>
    </details>
  ));
}

/** The annotations, numbered as the pins are; each can be pressed to show its point. */
export function Annotations({figure: {name, definition}, look: {t}}: PartProps) {
  const {annotations = []} = definition;
  if (annotations.length === 0) return null;
  return (
    <ol className="figure-annotations">
      {annotations.map(({id, at}, index) => (
        <li key={id} id={`${name}--${id}`}>
          <button
            type="button"
            className="figure-pin"
            data-note={id}
            data-of={at.series}
            aria-pressed="false"
            aria-label={t('figure.annotation', {number: index + 1})}
          >
            {index + 1}
          </button>
          <span>{t(`annotation.${id}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The way to the values as a file. */
function Csv({figure: {id}, look: {t, baseUrl}}: PartProps) {
  return (
    <a href={`${baseUrl}data/csv/${id}.csv`} download>
      {t('figure.csv')}
    </a>
  );
}

/**
 * The way from a figure to a slide or a document: plain links to its files, and to its page for other sites. A script
 * adds what has to be copied once it is opened (src/components/figure/share). Files keep the names of their addresses.
 */
function Share(props: PartProps) {
  const {id} = props.figure;
  const {t, locale, baseUrl} = props.look;
  const picture = `${baseUrl}pictures/${id}.${locale}.light`;
  return (
    <details className="figure-share" data-figure-share={`${locale}/${id}`}>
      <summary>{t('figure.share')}</summary>
      <p className="figure-files">
        <a href={`${picture}.svg`} download>
          SVG
        </a>
        <a href={`${picture}.slide.png`} download>
          {t('figure.slide')}
        </a>
        <Csv {...props} />
        <a href={`${baseUrl}embed/${id}/?lang=${locale}`}>{t('figure.embed')}</a>
      </p>
    </details>
  );
}

/**
 * The points that a picture itself answers with. They stand last in a figure: their words are those of its tables, and
 * coming after these, next to the following figure's, they weigh less.
 */
export function Spots({figure: {spots}}: PartProps) {
  if (!spots) return null;
  const content = {__html: spots};
  return <script type="application/json" data-figure-spots="" dangerouslySetInnerHTML={content} />;
}
