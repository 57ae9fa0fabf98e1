import type {ClaimNumber, ClaimView} from '../../../content/claim/view.ts';
import type {SlideLayout} from '../../../plugins/pictures/slide-layout.ts';
import type {Look, StaticFigure} from '../figure/static/parts.tsx';

/** The slides of a talk in one language, as plugins/talks makes them. */
export type OpeningSlide = {kind: 'title'; title: string; question?: string; address: string};

export interface FigureSlide {
  kind: 'figure';
  /** `<study>/<figure>` */
  id: string;
  title: string;
  svg: string;
  layout: Pick<SlideLayout, 'notes' | 'crowd'>;
  /** of what is shown, in the order of its pins */
  annotations: {id: string; text: string}[];
  /** what its error bars mean; where it has any */
  intervals?: string;
  source: string;
  /** of the figure in its page, in the view of the slide */
  address: string;
  summary: string;
  note?: string;
  /** for the table of values */
  figure: StaticFigure;
  look: Look;
}

export type ClaimSlide = ClaimView & {kind: 'claim'; address: string; number: ClaimNumber | null};

export type ClosingSlide = {kind: 'end'; title: string; answer?: string; address: string};

export type Slide = OpeningSlide | FigureSlide | ClaimSlide | ClosingSlide;
