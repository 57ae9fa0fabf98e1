import {known, pluralIn} from '../parts.js';

const UNITS = {perS: '/s', ms: '\u00A0ms', s: '\u00A0s', mb: '\u00A0MB', hz: '\u00A0Hz'};
const numbers = pluralIn('en', {one: 'number', other: 'numbers'});
const claims = pluralIn('en', {one: 'claim', other: 'claims'});
const verdicts = pluralIn('en', {one: 'verdict on consistency', other: 'verdicts on consistency'});
const sentences = pluralIn('en', {one: 'sentence', other: 'sentences'});
const figures = pluralIn('en', {one: 'figure', other: 'figures'});

export default {
  'report.about': () => 'say what a change does to numbers, claims, verdicts and figures',
  'report.details': () =>
    'The base is a commit, a branch or a folder; it is compared with the files as they stand here.',
  'report.option.base': () =>
    'what to compare with: a commit, a branch, or a folder with the project',
  'report.option.out': () =>
    'folder for report.md, report.html and report.json; else Markdown is printed',
  'report.reading': () => 'Reading both states…',
  'report.no-base': ({ref}) =>
    `There is no commit and no folder “${ref}”. In a shallow clone, fetch it first.`,
  'report.written': ({folder, files}) => `Written to ${folder}: ${files.join(', ')}.`,
  'report.title': () => 'What this change does',
  'report.compared': ({base}) => `Compared with ${base}.`,
  'report.nothing': () => 'It changes no number, claim, figure, sentence or verdict.',
  'report.summary': (c) =>
    `Changed: ${numbers(c.values)}, ${claims(c.claims)}, ${figures(c.figures)}, ${sentences(c.sentences)}, ${verdicts(c.verdicts)}. New results: ${c.added}; removed: ${c.removed}.`,
  'report.problems': () => 'Result files that are not valid',
  'report.result': ({id}) => `Changed: ${id}`,
  'report.measurements-added': ({list}) => `New measurements: ${known(list)}.`,
  'report.measurements-removed': ({list}) => `Removed measurements: ${known(list)}.`,
  'report.added': ({id}) => `New: ${id}`,
  'report.added-facts': ({evidence, load, count}) =>
    `Evidence: ${evidence}. Load model: ${load}. Measurements: ${count}.`,
  'report.added-verdicts': ({consistent, explained, refused}) =>
    `What its numbers say of one another: consistent ${consistent}, explained ${explained}, refused ${refused}.`,
  'report.removed': () => 'Removed results',
  'report.claims': () => 'Claims',
  'report.claim.holds': () => 'holds',
  'report.claim.rounding': () => 'rounding',
  'report.claim.selective': () => 'selective',
  'report.claim.wrong': () => 'wrong',
  'report.claim.not-derivable': () => 'not derivable',
  'report.claim.artefact': () => 'artefact',
  'report.verdicts': () => 'What the numbers say of one another',
  'report.verdicts-meaning': () =>
    'Consistent: they agree. Explained: they agree once a reason is known. Refused: they can’t all be right.',
  'report.failures': () => 'What could not be computed',
  'report.figure': ({id, kind}) => `Figure ${id}: ${kind}`,
  'report.sentences': () => 'Sentences with other numbers, in both languages',
  'report.pictures-in-html': () => 'The pictures before and after are in report.html.',
  'report.picture.added': () => 'new',
  'report.picture.removed': () => 'removed',
  'report.picture.changed': () => 'changed',
  'report.unit': ({unit}) => UNITS[unit] ?? '',
  'report.more': ({count}) => `…and ${count} more, in report.html.`,
  'report.cut': () => 'The rest is in report.html.',
  'report.unreadable': () => 'The report of this change can’t be read; see the checks for why.',
  'report.column.reason-after': () => 'reason now',
  'report.column.text': () => 'text',
  'report.column.place': () => 'place',
  'report.column.doubt': () => 'to check',
  'report.column.measurement': () => 'measurement',
  'report.column.value': () => 'value',
  'report.column.before': () => 'before',
  'report.column.after': () => 'after',
  'report.column.change': () => 'change',
  'report.column.check': () => 'check',
  'report.column.claim': () => 'claim',
  'report.column.verdict-before': () => 'verdict before',
  'report.column.verdict-after': () => 'verdict after',
  'report.column.ours-before': () => 'our figure before',
  'report.column.ours-after': () => 'our figure after',
};
