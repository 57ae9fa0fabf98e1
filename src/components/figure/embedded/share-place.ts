import {make} from '../share/elements.ts';

/**
 * The closed menu of a figure that stands alone. What fills it is made once it is opened.
 *
 * @param about `root`: whole address of the site's root; a frozen state has no table of its own
 */
export function sharePlace({
  id,
  language,
  root,
  isFrozen,
  words,
}: {
  id: string;
  language: string;
  root: string;
  isFrozen: boolean;
  words: Record<string, string>;
}): HTMLDetailsElement {
  const name = `${id.split('/').at(-1)}.csv`;
  const table = {href: `${root}data/csv/${id}.csv`, download: name};
  const files = isFrozen ? [] : [make('a', table, [words['figure.csv']])];
  return make('details', {class: 'figure-share', data: {figureShare: `${language}/${id}`}}, [
    make('summary', {}, [words['figure.share']]),
    make('p', {class: 'figure-files'}, files),
  ]);
}
