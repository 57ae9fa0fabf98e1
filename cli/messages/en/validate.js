import {pluralIn} from '../parts.js';

const files = pluralIn('en', {one: 'file', other: 'files'});
const problems = pluralIn('en', {one: 'problem', other: 'problems'});

export default {
  'validate.summary': () => 'check result files, and everything that stands on them',
  'validate.details': () =>
    'Without files the whole repository is checked: all results, and the numbers, claims, figures and translations of the pages. Verdicts say what the numbers mean to one another; they are no errors.',
  'validate.argument.files': () => 'result files; without them the whole repository',
  'validate.option.verdicts': () => 'list every verdict, one for each measurement and check',
  'validate.good': ({count}) => `All is well: ${files(count)}.`,
  'validate.bad': ({problemCount, fileCount}) =>
    `${problems(problemCount)} in ${files(fileCount)}.`,
  'validate.verdicts': () => 'Verdicts',
  'validate.checking-site': () => 'Checking the pages…',
  'validate.column.kind': () => 'verdict',
  'validate.column.check': () => 'check',
  'validate.column.count': () => 'count',
  'validate.column.measurements': () => 'measurements',
  'validate.notice': () => 'notice',
};
