import {problemAt} from '../problem.ts';
import {lineOf} from '../site/prose.ts';
import type {Checkable, Page} from '../types.ts';

const EVERY_PAGE = ['title', 'description'] as const;
const STUDY_PAGE = [
  ...['study', 'question', 'answer', 'date'],
  ...['effects', 'workloads', 'runtimes', 'evidence', 'loadModel'],
] as const;

/** Pages say in their front matter what lists, cards and search show of them. */
export function checkFrontMatter({pages}: Checkable) {
  return pages
    .filter(({problems}) => problems.length === 0)
    .flatMap((page) => [...missingFields(page), ...numbersIn(page)]);
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

// A number there can't be bound to data, so it would go stale unseen.
function numbersIn({file, text, frontMatter}: Page) {
  return (['description', 'answer'] as const).flatMap((field) => {
    const digits = /\d[\d.,]*/.exec(String(frontMatter[field] ?? ''));
    if (!digits) return [];
    const line = lineOf(text, new RegExp(`^${field}:`, 'm'));
    return [problemAt('front-matter-number', {file, line}, {value: digits[0]})];
  });
}
