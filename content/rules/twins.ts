import {noticeAt, problemAt} from '../problem.ts';
import {LOCALES, ORIGINAL} from '../languages.ts';
import type {Page} from '../site/pages.ts';

/** Every page exists in every language, and a translation is of today's original. */
export function checkTwins(pages: Page[]) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => [
    ...missingTwins(page, byFile),
    ...(page.locale === ORIGINAL ? [] : flawsOfTranslation(page, byFile.get(page.twins[ORIGINAL]))),
  ]);
}

/** What a page lacks is said once: of its original, or, where that is what is missing, of the first translation. */
function missingTwins(page: Page, byFile: Map<string, Page>) {
  const present = LOCALES.filter((locale) => byFile.has(page.twins[locale]));
  if (page.locale !== present[0]) return [];
  return LOCALES.filter((locale) => !present.includes(locale)).map((locale) =>
    problemAt('twin-missing', {file: page.twins[locale]}, {locale, twin: page.file}),
  );
}

function flawsOfTranslation(page: Page, english: Page | undefined) {
  if (!english || page.problems.length > 0) return [];
  const {of, stale} = page.frontMatter.translation ?? {};
  const place = {file: page.file, line: lineOf(page.text, /^translation:/)};
  const params = {twin: english.file, of: of ?? null, hash: english.hash, page: page.name};
  if (String(of) === english.hash) return stale ? [problemAt('twin-not-stale', place, params)] : [];
  return [(stale ? noticeAt : problemAt)('twin-stale', place, params)];
}

function lineOf(text: string, pattern: RegExp) {
  const index = text.split('\n').findIndex((line) => pattern.test(line));
  return index < 0 ? 1 : index + 1;
}
