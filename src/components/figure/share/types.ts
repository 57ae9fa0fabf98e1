/**
 * What the menu of a figure is made from, in one language: published as `share-data/<language>/<study>/<figure>.json`.
 */
export type Citation = {
  plain: string;
  bibtex: string;
  csl: {id: string; URL: string; title: string};
};

export interface ShareData {
  title: string;
  language: string;
  /** whole address of the figure in its page */
  page: string;
  /** whole address of its page for embedding */
  embed: string;
  /** whole address of a kept version of the web component's script */
  component: string;
  /** of that file; none in data that were saved before there were kept versions */
  integrity?: string;
  /** whole address that its pictures' addresses begin with */
  pictures: string;
  /** its state now, and since when it has been so; null where none is kept */
  frozen: Frozen | null;
  /** sentence that names the sources, without its full stop */
  source: string;
  /** sentences that a number must not be quoted without */
  caveats: string[];
  /** null where a run of the figure was replaced */
  citation: Citation | null;
  /** of a frame that shows all of it in any language, px */
  size: {width: number; height: number};
  quote: Quoted;
  /** the study to quote and cite instead, where it was */
  replaced: {title: string; address: string} | null;
  texts: Record<string, string>;
}

/** what a sentence with a number needs besides the number */
interface Quoted {
  /** what is measured */
  y: string;
  /** panel whose numbers are factors by which it changes */
  effects: {panel: string; name: string} | null;
  /**
   * what intervals of the other numbers are: the span of the repeats, or of
   * their median at 95 %
   */
  interval: 'range' | 'median' | 'other';
}

/** a state that stays */
interface Frozen {
  id: string;
  /** since when it has been so, in words */
  day: string;
}

/** what a page knows of the figure that a menu is about */
export interface ShareContext {
  figure: HTMLElement;
  /** address of the site's root, as this page reaches it */
  root: string;
  /** its points in words */
  numbers: () => {key: string; label: string}[];
  /** query of the view that is shown */
  view: () => string;
  /** what fills the menu, where it came with the figure; else it is fetched */
  data?: ShareData;
  /** the state that this page shows, whatever the figure is now */
  kept?: Frozen & {title: string};
}

/** what the reader chose in the menu */
export interface Choice {
  isFrozen: boolean;
  /** of pictures, frames and elements */
  theme: 'light' | 'dark';
  /** query of the view that is shown, such as `f.memory.scale=log`; empty for the usual one */
  view: string;
}
