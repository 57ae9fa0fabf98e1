import {places, quoted, shown} from './parts.js';

const used = (usedAt) => (usedAt.length === 0 ? '' : ` Used at ${places(usedAt)}.`);
const known = (ids) => (ids.length === 0 ? 'there are none yet' : `there are: ${ids.join(', ')}`);
const LANGUAGE = {en: 'English', ru: 'Russian'};

/** What is wrong, and what to do about it, by a problem's code. */
export default {
  'module-broken': ({reason}) => [`it can't be loaded: ${reason}.`, 'Correct the module.'],
  'quantities-missing': () => [
    'it exports no `quantities`.',
    'Export const quantities = {…}, or delete the file.',
  ],
  'text-quantity': ({key, whole, reason}) => [
    `the text ${quoted(key)} asks for ${whole}, which can't be said: ${reason}.`,
    'Correct the name or the format, or add the quantity to quantities.js.',
  ],
  'claims-missing': () => [
    'it exports no list `claims`.',
    'Export const claims = […], or delete the file.',
  ],
  'json-syntax': ({reason}) => [`it is not JSON: ${reason}.`, 'Correct it at this place.'],
  'page-syntax': ({reason}) => [
    `the page doesn't parse: ${reason}.`,
    'Correct the MDX at this place.',
  ],
  'front-matter-syntax': ({reason}) => [
    `the front matter doesn't parse: ${reason}.`,
    'Correct the YAML at this line.',
  ],

  'attribute-not-literal': ({tag, name}) => [
    `<${tag}> has the attribute ${quoted(name)} that is not a literal.`,
    'Write it as name="text": pages are bound before any script runs.',
  ],
  'value-attribute': ({name, value, allowed}) => [
    `<Value> can't take ${name}=${quoted(value)}.`,
    `Allowed: ${allowed}.`,
  ],
  'value-without-of': () => [
    "<Value> doesn't say what it is bound to.",
    'Add of="<run>#<measurement>.<path>" or of="<study>:<name>".',
  ],
  'value-precision': () => ['<Value> has both digits and significant.', 'Keep one of them.'],
  'value-unresolved': ({of, reason}) => [
    `${quoted(of)} can't be evaluated: ${reason}.`,
    'Correct the reference, or the data that it reads.',
  ],
  'value-differs': ({of, written, computed}) => [
    `the page says ${quoted(written)}, but ${of} is ${quoted(computed)}.`,
    `Write ${quoted(computed)} and read the sentence again, or correct the data.`,
  ],
  'reference-unknown': ({tag, attribute, id, known: ids}) => [
    `<${tag} ${attribute}=${quoted(id)}> names nothing that exists; ${known(ids)}.`,
    'Correct the name, or add what it names.',
  ],

  'claim-field': ({claim, field, value, allowed}) => [
    `claim ${claim} has ${field} = ${shown(value)}.`,
    `Allowed: ${allowed}.`,
  ],
  'claim-twice': ({claim}) => [
    `the id ${quoted(claim)} is used by two claims.`,
    'Rename one of them.',
  ],
  'claim-not-computed': ({claim, reason}) => [
    `claim ${claim} can't be computed: ${reason}.`,
    'Correct its functions, or the data that they read.',
  ],
  'claim-verdict': ({claim, verdict, judged, usedAt}) => [
    `claim ${claim} is recorded as ${quoted(verdict)}, but the numbers now say ${quoted(judged)}.${used(usedAt)}`,
    'Record the new verdict and rewrite its reason in both languages, or correct the data.',
  ],
  'claim-not-recorded': ({claim, snapshot}) => [
    `claim ${claim} is not in ${snapshot}.`,
    'Run `npm run bench -- update` and read the difference.',
  ],
  'claim-changed': ({claim, changes, usedAt}) => [
    `claim ${claim} has other numbers than were recorded: ${changes.map(({what, was, now}) => `${what} was ${shown(was)}, is ${shown(now)}`).join('; ')}.${used(usedAt)}`,
    'Read its reason in both languages again, then run `npm run bench -- update`; or correct the data.',
  ],
  'claim-forgotten': ({claim}) => [
    `it records claim ${claim}, which no longer exists.`,
    'Run `npm run bench -- update`.',
  ],
  'claim-text': ({claim, key}) => [
    `claim ${claim} has no text ${quoted(key)}.`,
    'Add the key in both languages.',
  ],
  'claim-source': ({claim, source, known: ids}) => [
    `claim ${claim} names the source ${quoted(source)}, which no run of its study has; ${known(ids)}.`,
    'Correct the name, or add the source to a run.',
  ],

  'figure-not-drawn': ({figure, reason, usedAt}) => [
    `figure ${figure} can't be computed: ${reason}.${used(usedAt)}`,
    'Correct the figure, or the data that it reads.',
  ],
  'figure-stale': ({figure, now, stale, usedAt}) => [
    `figure ${figure} has other points (${now}) than its pictures show: ${stale.map(({picture, was}) => `${picture} ${was ? `was drawn from ${was}` : 'is not there'}`).join('; ')}.${used(usedAt)}`,
    'Run `npm run bench -- update` and look at the pictures, or correct the data.',
  ],

  'twin-missing': ({locale, twin}) => [
    `the ${LANGUAGE[locale]} page of ${twin} is missing.`,
    'Write it, with the same headings and ids.',
  ],
  'twin-stale': ({twin, of, hash, page}) => [
    `it is a translation of ${shown(of)}, but ${twin} is ${quoted(hash)} now.`,
    `Bring the translation up to date, then run \`npm run bench -- translation --stamp ${page}\`.`,
  ],
  'twin-not-stale': ({twin}) => [
    `it is marked stale, but ${twin} has not changed since.`,
    'Remove `stale: true`.',
  ],
  'front-matter-field': ({field}) => [`the front matter has no ${quoted(field)}.`, 'Add it.'],
  'front-matter-number': ({value}) => [
    `the description has the number ${quoted(value)}, which can't be bound to data.`,
    'Say it in words without the number.',
  ],
  'heading-without-id': ({heading}) => [
    `the heading ${quoted(heading)} has no id of its own.`,
    'Add {/* #id */} to it, the same in both languages.',
  ],
  'heading-extra': ({id, twin}) => [
    `the heading #${id} is not in ${twin}.`,
    'Give both headings the same id.',
  ],
  'heading-missing': ({id, twin}) => [
    `the heading #${id} of ${twin} is missing.`,
    'Translate the section, with the same id.',
  ],
  'heading-order': ({id, twin, expected}) => [
    `here is the heading #${id}, but ${twin} has ${expected ? `#${expected}` : 'none'} at this place.`,
    'Put the sections into the same order.',
  ],

  'formula-tex': ({tex, reason}) => [
    `the formula ${quoted(tex)} doesn't parse: ${reason}.`,
    'Correct the TeX.',
  ],
  'formula-unspoken': ({tex}) => [
    `the formula ${quoted(tex)} has no spoken form.`,
    'Write <Formula tex="…" spoken="…" />.',
  ],
  'formula-attribute-missing': ({name}) => [
    `<Formula> has no ${quoted(name)}.`,
    'Add it: tex is the formula, spoken is how it is said in the language of the page.',
  ],
  'formula-attribute-unknown': ({name}) => [
    `<Formula> can't take ${quoted(name)}.`,
    'Allowed: tex, spoken.',
  ],
  'symbol-text': ({key}) => [`the text ${quoted(key)} of a symbol is missing.`, 'Add the key.'],

  'same-unknown': ({run}) => [
    `origin.sameAs names ${quoted(run)}, and there is no such result.`,
    'Correct the id, or add the file.',
  ],
  'same-nothing': ({run}) => [
    `origin.sameAs names ${quoted(run)}, but the two files have no value in common.`,
    'Name the values that are the same, and in “measurements” the ids that differ.',
  ],
  'same-differs': ({run, measurement, path, value, there}) => [
    `${measurement} has ${path} = ${value}, but ${run}, which holds the same measurement, has ${there}.`,
    'Read both sources again. If they really differ, say so under “differing”, with the reason.',
  ],
  unfilled: () => ['“FILL IN” is still here.', 'Write what belongs here, or delete the line.'],
  'phrase-untranslated': ({run, phrase}) => [
    `the passport of ${run} shows ${quoted(phrase)}, which has no translation.`,
    'Add it to data-words.json of both languages, under itself.',
  ],

  'catalogue-missing': ({twin}) => [
    `the catalogue is missing, while ${twin} exists.`,
    'Translate it.',
  ],
  'catalogue-key': ({key, twin}) => [
    `the key ${quoted(key)} of ${twin} is missing.`,
    'Translate it, or delete it in both languages.',
  ],
  'catalogue-key-twice': ({key}) => [
    `the key ${quoted(key)} is there twice; only the last one would be used.`,
    'Delete one.',
  ],
  'catalogue-not-text': ({key}) => [
    `the value of ${quoted(key)} is not a text.`,
    'Put it into quotes; catalogues are flat.',
  ],
  'catalogue-empty': ({key}) => [
    `the key ${quoted(key)} has a text in the other language only.`,
    'Write it.',
  ],
  'catalogue-plural': ({key, missing}) => [
    `the key ${quoted(key)} lacks the plural forms ${missing.join(', ')}.`,
    `Add ${missing.map((form) => `${key}_${form}`).join(', ')}.`,
  ],
  'catalogue-values': ({key, here, there, twin}) => [
    `the text ${quoted(key)} shows the values (${here.join(', ')}), the one in ${twin} shows (${there.join(', ')}).`,
    'Show the same values in both languages.',
  ],
};
