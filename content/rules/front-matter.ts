import {problemAt} from '../problem.ts';
import {lineOf} from '../site/prose.ts';
import type {Checkable, Page} from '../types.ts';

const EVERY_PAGE = ['title', 'description'] as const;
const STUDY_PAGE = [
  ...['study', 'question', 'answer', 'date'],
  ...['effects', 'workloads', 'runtimes', 'evidence', 'loadModel'],
] as const;

/** Pages say in their front matter what lists, cards and search show of them. */
export function checkFrontMatter({site, pages}: Checkable) {
  return pages
    .filter(({problems}) => problems.length === 0)
    .flatMap((page) => [
      ...missingFields(page),
      ...numbersIn(page),
      ...unknownWords(page, site.catalogues[page.locale].study ?? {}),
    ]);
}

function missingFields({file, path, frontMatter}: Page) {
  const isStudy = path.startsWith('studies/') && !path.endsWith('/index');
  const required =
    isStudy && frontMatter.partOf === undefined ? [...EVERY_PAGE, ...STUDY_PAGE] : EVERY_PAGE;
  return required
    .filter((field) => isEmpty(frontMatter[field]))
    .map((field) => problemAt('front-matter-field', {file, line: 1}, {field}));
}

function isEmpty(value: unknown) {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** Lists filter studies by these, and name each value by a text of the catalogue `study`. */
const WORDED = ['effects', 'workloads', 'evidence', 'loadModel'] as const;

function unknownWords({file, text, frontMatter}: Page, words: object) {
  return WORDED.flatMap((field) => {
    const start = `catalogue.${field}.`;
    const known = Object.keys(words).flatMap((key) =>
      key.startsWith(start) ? key.slice(start.length) : [],
    );
    const line = lineOf(text, new RegExp(`^${field}:`, 'm'));
    return [frontMatter[field] ?? []]
      .flat()
      .filter((value) => known.length > 0 && !known.includes(value))
      .map((value) => problemAt('front-matter-word', {file, line}, {field, value, known}));
  });
}

// A number there can't be bound to data, so it would go stale unseen.
function numbersIn({file, text, frontMatter}: Page) {
  return (['description', 'answer'] as const).flatMap((field) => {
    const digits = /\d[\d.,]*/.exec(String(frontMatter[field] ?? ''));
    if (!digits) return [];
    const line = lineOf(text, new RegExp(`^${field}:`, 'm'));
    return [problemAt('front-matter-number', {file, line}, {value: digits[0]})];
  });
}
