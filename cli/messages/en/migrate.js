import {pluralIn} from '../parts.js';

const files = pluralIn('en', {one: 'file', other: 'files'});

export default {
  'migrate.summary': () => 'bring result files to the current version of the schema',
  'migrate.argument.files': () => 'result files; without them all',
  'migrate.option.check': () => 'write nothing, only say what would change',
  'migrate.rewritten': ({file, from, to}) => `${file}: version ${from} → ${to}`,
  'migrate.current': ({count}) => `Already current: ${files(count)}.`,
  'migrate.none-written': () => 'Nothing was written.',
  'problem.version-missing': () => [
    '“schemaVersion” is missing, so it isn’t clear which version the file follows.',
    'Write the version that the file was made by.',
  ],
  'problem.version-newer': ({newest}) => [
    `this version is newer than the newest that is known here (${newest}).`,
    'Update the repository.',
  ],
  'problem.version-unknown': ({oldest}) => [
    `there was no such version of the schema; the first is ${oldest}.`,
    'Correct the version.',
  ],
  'problem.folder-unwritable': ({system}) => [
    `the file can’t be written (${system}).`,
    'Give yourself the right to write to its folder.',
  ],
};
