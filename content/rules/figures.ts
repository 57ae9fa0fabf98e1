import {fingerprintIn, pictureFile} from '../figures/pictures.ts';
import {figureOf} from '../figures/read-figures.ts';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {attempt} from '../site/runs.ts';
import {usesOf} from '../site/tags.ts';
import type {Checkable} from '../types.ts';

const WIDTHS = ['wide', 'narrow'] as const;

/** Every published picture was drawn from the numbers that the files hold now. */
export function checkFigures({site, pages}: Checkable) {
  const uses = usesOf(pages, 'Figure');
  return [...site.figures].flatMap(([figure, {file}]) => {
    const usedAt = uses(figure);
    const {value, problems} = attempt(
      () => figureOf(site, figure).fingerprint,
      (reason) => problemAt('figure-not-drawn', {file}, {figure, reason, usedAt}),
    );
    const stale = value === null ? [] : picturesNotOf(value, figure, site.root);
    if (stale.length === 0) return problems;
    return [problemAt('figure-stale', {file}, {figure, now: value, stale, usedAt})];
  });
}

/** Pictures of a figure that were drawn from other points, and from which. */
function picturesNotOf(fingerprint: string, id: string, root: string) {
  return LOCALES.flatMap((locale) => WIDTHS.map((width) => pictureFile(id, locale, width)))
    .map((picture) => ({picture, was: fingerprintIn(root, picture)}))
    .filter(({was}) => was !== fingerprint);
}
