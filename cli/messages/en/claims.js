import {pluralIn} from '../parts.js';

const claims = pluralIn('en', {one: 'claim', other: 'claims'});
const problems = pluralIn('en', {one: 'problem', other: 'problems'});

/** What `claims` and `translation` say; verdicts and reasons come from the catalogues in i18n. */
export default {
  'claims.summary': () => 'print the claims of the sources, each with its calculation and verdict',
  'claims.details': () =>
    'Each claim is computed anew from the result files. A claim whose numbers or verdict differ from the recorded ones is a problem.',
  'claims.option.study': () => 'only those of a study',
  'claims.option.verdict': () => 'only those with a verdict',
  'claims.option.source': () => 'only those of a source',
  'claims.option.update': () =>
    'record the numbers and verdicts as they are now (src/studies/*/claims.computed.json)',
  'claims.stated': ({shown}) => `stated: ${shown}`,
  'claims.ours': ({shown}) => `computed: ${shown}`,
  'claims.calculation': ({shown}) => `calculation: ${shown}`,
  'claims.total': ({count, verdicts}) => `${claims(count)}: ${verdicts}`,
  'claims.none': () => 'There are no such claims.',
  'claims.bad': ({count}) => `${problems(count)} with claims.`,
  'claims.written': ({file}) => `Written: ${file}`,
  'claims.unchanged': () => 'All claims are recorded as they are; nothing was written.',
  'claims.not-updated': () => 'Nothing was written: correct these first.',
  'translation.summary': () =>
    'mark Russian pages as translations of the English text that stands now',
  'translation.details': () =>
    'Run it when the translation says what the English page says. The check compares the mark with the English page.',
  'translation.option.stamp': () => 'a page (studies/name) or “all”',
  'translation.stamped': ({file, of}) => `${file}: translates ${of}`,
  'translation.current': () => 'All these translations are current; nothing was written.',
  'translation.unknown': ({name, known}) =>
    `There is no Russian page “${name}”. There are: ${known}.`,
};
