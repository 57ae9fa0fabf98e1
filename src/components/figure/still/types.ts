import type {CorrectionNote} from '../../../../content/site/corrections.ts';
import type {Row} from '../../../../lib/chart-data/table.ts';
import type {Points} from '../../../../lib/chart-data/types.ts';
import type {Annotation} from '../../charts/types.ts';

export type {Points, Row};

/** A figure ready to be drawn as HTML. */
export interface StillFigure {
  /** `<study>/<figure>` */
  id: string;
  /** last part of the id */
  name: string;
  /** as `select` returns them */
  points: Points;
  definition: {
    chart: string;
    scales: readonly ('linear' | 'log')[];
    annotations?: readonly Annotation[];
  };
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
export type StillProps = {figure: StillFigure; look: Look};
