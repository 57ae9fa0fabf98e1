import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.ts';
import {LOCALES, ORIGINAL} from '../languages.ts';
import {headingsOf} from '../site/headings.ts';
import {lineOf} from '../site/prose.ts';
import type {Heading} from 'mdast';
import type {Headed} from '../site/headings.ts';
import type {Checkable, Page, Problem} from '../types.ts';

/** Every page exists in every language, and a translation is of today's original. */
export function checkTranslations({pages}: Checkable) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => [
    ...missingTranslations(page, byFile),
    ...(page.locale === ORIGINAL
      ? []
      : flawsOfTranslation(page, byFile.get(page.fileByLocale[ORIGINAL]))),
  ]);
}

/** What a page lacks is said once: of its original, or, where that is what is missing, of the first translation. */
function missingTranslations(page: Page, byFile: Map<string, Page>) {
  const present = LOCALES.filter((locale) => byFile.has(page.fileByLocale[locale]));
  if (page.locale !== present[0]) return [];
  return LOCALES.filter((locale) => !present.includes(locale)).map((locale) =>
    problemAt('translation-missing', {file: page.fileByLocale[locale]}, {locale, other: page.file}),
  );
}

function flawsOfTranslation(page: Page, english: Page | undefined): Problem[] {
  if (!english || page.problems.length > 0) return [];
  const {of, stale} = page.frontMatter.translation ?? {};
  const place = {file: page.file, line: lineOf(page.text, /^translation:/m)};
  const params = {other: english.file, of: of ?? null, hash: english.hash, page: page.name};
  if (String(of) === english.hash)
    return stale ? [problemAt('translation-not-stale', place, params)] : [];
  const problem = problemAt('translation-stale', place, params);
  return [stale ? {...problem, severity: 'notice'} : problem];
}

/** Headings have explicit ids, the same in every language, so that a link lands on the same heading. */
export function checkHeadings({pages}: Checkable) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const own = flawsOfIds(page);
    const original = byFile.get(page.fileByLocale[ORIGINAL]);
    return page.locale === ORIGINAL || !original?.tree || !page.tree
      ? own
      : [...own, ...unlike(page, original)];
  });
}

function flawsOfIds(page: Page) {
  return headingsOf(page)
    .filter(({id}) => !id)
    .map(({node}) =>
      problemAt('heading-without-id', placeOfNode(page.file, node), {
        heading: toString(node).trim(),
      }),
    );
}

function unlike(page: Page, original: Page) {
  const here = headingsOf(page).filter(({id}) => id);
  const there = headingsOf(original).filter(({id}) => id);
  const ids = (headings: Headed[]) => headings.map(({id}) => id);
  const extra = here.filter(({id}) => !ids(there).includes(id));
  const missing = there.filter(({id}) => !ids(here).includes(id));
  if (extra.length + missing.length === 0) return flawsOfOrder(page, original, here, there);
  return [
    ...extra.map(({id, node}) =>
      problemAt('heading-extra', placeOfNode(page.file, node), {id, other: original.file}),
    ),
    ...missing.map(({id, node}) =>
      problemAt('heading-missing', {file: page.file}, {id, other: placeInOriginal(original, node)}),
    ),
  ];
}

function placeInOriginal(original: Page, node: Heading) {
  return `${original.file}:${node.position?.start.line}`;
}

function flawsOfOrder(page: Page, original: Page, here: Headed[], there: Headed[]) {
  const at = here.findIndex(({id}, index) => id !== there[index]?.id);
  if (at < 0) return [];
  const params = {id: here[at].id, other: original.file, expected: there[at]?.id ?? null};
  return [problemAt('heading-order', placeOfNode(page.file, here[at].node), params)];
}
