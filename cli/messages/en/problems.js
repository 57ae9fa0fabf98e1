import {known} from '../parts.js';

const meant = ({suggestion}) => (suggestion ? `Did you mean “${suggestion}”? ` : '');

const TYPES = {
  object: 'an object, {…}',
  array: 'a list, […]',
  string: 'text in quotation marks',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};
const types = (names) => names.map((name) => TYPES[name] ?? name).join(' or ');

/** What is wrong and why, and what to do, by the code of a problem of a result file. */
export default {
  'problem.file-missing': () => ['there is no such file.', 'Check the path.'],
  'problem.file-unreadable': () => [
    'there is no permission to read the file.',
    'Change its permissions.',
  ],
  'problem.file-is-folder': () => ['this is a folder.', 'Name the files in it.'],
  'problem.file-not-regular': () => ['this is not an ordinary file.', 'Name a file on disk.'],
  'problem.file-too-large': ({value, largestBytes}) => [
    `the file has ${value} bytes, and a result file has at most ${largestBytes}.`,
    'Raw samples are read by `npm run bench -- import`, which summarises them.',
  ],
  'problem.file-read-failed': ({system}) => [
    `the system would not read it (${system}).`,
    'Copy the file to another place and try again.',
  ],
  'problem.encoding-utf16': () => ['the text is UTF-16.', 'Save it as UTF-8.'],
  'problem.encoding-not-utf8': () => ['here the text stops being UTF-8.', 'Save it as UTF-8.'],
  'problem.binary-file': ({value}) => [
    `byte ${value} is zero, so this is not text.`,
    'Name a JSON file; if it is packed, unpack it.',
  ],
  'problem.file-bom': () => [
    'the file begins with a byte-order mark, which JSON does not allow.',
    'Save it as UTF-8 without the mark.',
  ],
  'problem.json-empty': () => ['the file is empty.', 'Write a result into it, or delete it.'],
  'problem.html-page': () => [
    'this is a web page, not JSON: most likely the error page of a download.',
    'Download the file again and look into it.',
  ],
  'problem.json-too-deep': ({deepest}) => [
    `the document nests deeper than ${deepest} levels, and a result file needs fewer than ten.`,
    'Write the result as the schema describes it.',
  ],
  'problem.json-cut': () => [
    'the document ends before its last bracket is closed: the file is cut short.',
    'Copy it again, whole.',
  ],
  'problem.json-trailing': () => [
    'something follows the end of the document; a file holds one result.',
    'Move what follows into a file of its own, or delete it.',
  ],
  'problem.json-syntax': () => ['here the text stops being JSON.', 'Correct it at this place.'],
  'problem.json-number-comma': ({number}) => [
    'numbers in JSON have no comma between their digits.',
    `Write ${number}.`,
  ],
  'problem.json-not-a-number': () => [
    'JSON has no such number.',
    'Leave the value out and name the reason in “omitted”.',
  ],
  'problem.number-not-finite': () => [
    'the number is larger than any that can be kept.',
    'Write the number that was measured.',
  ],
  'problem.json-duplicate-key': ({firstLine}) => [
    `line ${firstLine} has the same key, and only one of the two would be read.`,
    'Delete one.',
  ],
  'problem.json-hostile-key': () => [
    'a key like this changes the object that holds it when the file is read.',
    'Delete it.',
  ],
  'problem.member-missing': ({name}) => [`“${name}” is missing.`, `Add “${name}”.`],
  'problem.member-unknown': (p) => [
    'no such member exists here.',
    `${meant(p)}Allowed: ${known(p.known)}.`,
  ],
  'problem.wrong-type': ({wanted}) => [
    `this has to be ${types(wanted)}.`,
    'Correct the value; the schema describes the member.',
  ],
  'problem.null-value': () => [
    'a value that is missing is left out, not written as null.',
    'Delete the member; if the tool printed something, name it in “omitted”.',
  ],
  'problem.number-with-comma': ({number}) => [
    'the number is written as text, with a comma in it.',
    `Write ${number}, without quotation marks.`,
  ],
  'problem.number-as-text': ({number}) => [
    'the number is written as text; the unit is in the name of the member.',
    `Write ${number}, without quotation marks, if that is its unit.`,
  ],
  'problem.number-or-unknown': ({number}) => [
    'this has to be a number, or the word “unknown”.',
    number ? `Write ${number}, without quotation marks.` : 'Write the number, or “unknown”.',
  ],
  'problem.runtime-unknown': (p) => [
    'the site has no such runtime.',
    `${meant(p)}Known: ${known(p.known)}. A new one is added in lib/result/runtimes.js.`,
  ],
  'problem.word-unknown': (p) => [
    'this word is not one of those allowed.',
    `${meant(p)}Allowed: ${known(p.known)}.`,
  ],
  'problem.schema-version': ({expected}) => [
    `this is not version ${expected} of the schema.`,
    'Run `npm run bench -- migrate` over the file.',
  ],
  'problem.negative': () => [
    'no number of a result is negative; −1 and the like stand for a missing value.',
    'Delete the member and name the reason in “omitted”.',
  ],
  'problem.below-limit': ({limit}) => [`the smallest allowed is ${limit}.`, 'Correct the number.'],
  'problem.out-of-bounds': ({keyword, limit}) => [
    `this breaks the bound ${keyword} = ${limit} of the schema.`,
    'See the description of the member in the schema.',
  ],
  'problem.date-form': () => ['this is not a date.', 'Write it as 2026-04-03, or “unknown”.'],
  'problem.instant-form': () => [
    'this is not a point in time.',
    'Write it as 2026-04-03T10:31:19Z.',
  ],
  'problem.address-form': () => ['this is not a web address.', 'Begin with https:// or http://.'],
  'problem.hash-form': () => [
    'this is not a checksum or commit.',
    'Write it in hexadecimal digits.',
  ],
  'problem.schema-address-form': () => [
    'this does not lead to the schema.',
    'Write "../../schema/result.v1.schema.json".',
  ],
  'problem.run-id-form': () => [
    'an id is the study and the run, in small Latin letters, digits, hyphens and dots.',
    'Write it as my-study/my-run.',
  ],
  'problem.id-form': () => [
    'names here are made of small Latin letters and digits with hyphens or dots between them.',
    'Write it as my-name.',
  ],
  'problem.text-form': ({pattern}) => [`the text does not fit ${pattern}.`, 'Correct it.'],
  'problem.id-not-path': ({named, suggested}) => [
    `the file is called ${named}.json, and the id has to end with the file’s name.`,
    suggested ? `Write "${suggested}", or rename the file.` : 'Rename the file.',
  ],
  'problem.measurement-duplicate': ({first}) => [
    `measurement ${first} has the same id.`,
    'Give each measurement an id of its own.',
  ],
  'problem.system-unknown': (p) => [
    'there is no such member of “systems”.',
    `${meant(p)}There are: ${known(p.known)}.`,
  ],
  'problem.scenario-unknown': (p) => [
    'there is no such member of “scenarios”.',
    `${meant(p)}There are: ${known(p.known)}.`,
  ],
  'problem.source-unknown': (p) => [
    'there is no source of this id in “origin.sources”.',
    `${meant(p)}There are: ${known(p.known)}.`,
  ],
  'problem.source-duplicate': () => ['another source has the same id.', 'Rename one.'],
  'problem.table-unknown': (p) => [
    'there is no such member of “origin.tables”.',
    `${meant(p)}There are: ${known(p.known)}.`,
  ],
  'problem.from-missing': (p) => [
    'the number does not say which table it was read from.',
    `Add “from”, one of: ${known(p.known)}.`,
  ],
  'problem.load-member-missing': ({name, model}) => [
    `a load of the model “${model}” needs “${name}”.`,
    `Add “${name}”; “unknown” will do where the source does not say.`,
  ],
  'problem.cap-below-start': ({maxVus}) => [
    `more virtual users start than the cap of ${maxVus} allows.`,
    'Correct preAllocatedVus or maxVus.',
  ],
  'problem.blocking-with-coroutines': ({system}) => [
    `the system “${system}” blocks its workers, so each serves one request at a time.`,
    'Write 1, or correct “waiting”.',
  ],
  'problem.values-empty': ({status}) => [
    `a measurement of status “${status}” without a value says nothing.`,
    'Add a value, or set the status to “failed”.',
  ],
  'problem.share-above-one': ({path}) => [
    `${path} is a share, 0 to 1.`,
    'Divide a percentage by 100: 78 % is 0.78.',
  ],
  'problem.repeats-count': ({count, repeats}) => [
    `${count} values stand here, and “repeats” says ${repeats}.`,
    'Add the missing ones, or correct “repeats”.',
  ],
  'problem.value-not-median': ({expected}) => [
    `the median of the repeats is ${expected}.`,
    `Write ${expected}.`,
  ],
  'problem.interval-turned': () => [
    'the lower end is above the upper end.',
    'Exchange “low” and “high”.',
  ],
  'problem.interval-excludes-value': () => [
    'the interval does not hold its value.',
    'Compute the interval again.',
  ],
  'problem.interval-without-repeats': ({count}) => [
    `an interval of this kind comes from at least three repeats, and there are ${count}.`,
    'Add “values”, delete the interval, or call it “reported”.',
  ],
  'problem.interval-not-range': ({low, high}) => [
    `the range of the repeats is ${low} to ${high}.`,
    'Write these two.',
  ],
  'problem.percentile-order': ({lower, higher, lowerValue, higherValue}) => [
    `${higher} is ${higherValue} and lies below ${lower}, which is ${lowerValue}: that can’t be.`,
    'Compare both with the source.',
  ],
  'problem.date-not-real': () => ['no calendar has this day.', 'Correct the date.'],
  'problem.date-before-start': ({measuredOn}) => [
    `the run ends before it begins (${measuredOn}).`,
    'Correct one of both days.',
  ],
  'problem.bin-turned': () => ['the bin ends before it begins.', 'Exchange its bounds.'],
  'problem.bin-overlaps': ({before}) => [
    `the bin before it reaches to ${before}.`,
    'Sort the bins, and let none overlap.',
  ],
  'problem.omitted-but-present': () => [
    'this value is listed as left out, and stands in “values” as well.',
    'Delete one of both.',
  ],
};
