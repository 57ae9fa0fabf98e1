import {pluralIn} from '../parts.js';

const problems = pluralIn('en', {one: 'problem', other: 'problems'});
const sentences = pluralIn('en', {one: 'sentence', other: 'sentences'});
const claims = pluralIn('en', {one: 'claim', other: 'claims'});
const figures = pluralIn('en', {one: 'figure', other: 'figures'});

export default {
  'update.summary': () => 'accept a change of data: write numbers, claims and pictures anew',
  'update.details': () =>
    'Writes the text between <Value> tags in both languages, recorded claims and the pictures of changed figures, and prints the sentences to read again. A line with ⚠ names what the numbers may have made false.',
  'update.option.dry-run': () => 'print what would change, write nothing',
  'update.sentences': ({count}) => `Read again, ${sentences(count)} with other numbers:`,
  'update.claims': ({count}) => `Read again, ${claims(count)} with other numbers:`,
  'update.figures': ({count}) => `Look at ${figures(count)} with other points:`,
  'update.drawing': ({count}) => `Drawing ${figures(count)}…`,
  'update.drawn': ({count}) => `Drawn: ${figures(count)}. Look at the pictures and commit them.`,
  'update.not-drawn': () => 'The pictures could not be drawn; the reason is above.',
  'update.written': ({file}) => `Written: ${file}`,
  'update.would-write': ({file}) => `Would be written: ${file}`,
  'update.nothing': () => 'Everything agrees with the data; nothing was written.',
  'update.problems': ({count}) => `${problems(count)} to correct by hand.`,
  'update.doubt.sign': ({of, was, now}) => `${of} changed its sign: ${was} → ${now}.`,
  'update.doubt.one': ({of, was, now}) => `The ratio ${of} crossed 1: ${was} → ${now}.`,
  'update.doubt.plural': ({of, was, now}) =>
    `The noun after ${of} takes another form: ${was} → ${now}.`,
  'update.doubt.order': ({left, right, was, now}) =>
    `${left} and ${right} changed places: ${was[0]} and ${was[1]} → ${now[0]} and ${now[1]}.`,
  'update.doubt.claim': ({claim, was, now}) =>
    `Claim ${claim} was recorded as “${was}”; the numbers now say “${now}”.`,
  'update.doubt.claim-order': ({claim, was, now}) =>
    `The number of claim ${claim} is now on the other side of zero or of what the source states: ${was} → ${now}.`,
};
