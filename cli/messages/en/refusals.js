import {known} from '../parts.js';

/** Why `import` won’t read a file, or won’t make a result of it: what is wrong and why, and what to do. */
export default {
  'refusal.file-empty': () => [
    'the file is empty.',
    'Run the tool again and look at its exit code.',
  ],
  'refusal.file-too-large': ({limitBytes}) => [
    `a summary of this tool is never above ${limitBytes} bytes.`,
    'If it holds single samples, name their format: --format ndjson or csv.',
  ],
  'refusal.gzip-broken': () => ['the packed file is cut or damaged.', 'Copy it again, whole.'],
  'refusal.binary-file': () => [
    'this is no text.',
    'Name the report, and not the tool’s own recording (vegeta: run `vegeta report -type=json`).',
  ],
  'refusal.tool-unknown': ({allowed}) => [
    'there is no reader for this tool.',
    `Known: ${known(allowed)}.`,
  ],
  'refusal.format-unknown': ({allowed}) => [
    'this tool has no such format.',
    `Known: ${known(allowed)}.`,
  ],
  'refusal.option-missing': ({option, allowed}) => [
    `${option} is needed to know what to read.`,
    `One of: ${known(allowed)}.`,
  ],
  'refusal.option-foreign': ({tool}) => [`${tool} has no such option.`, 'Leave it away.'],
  'refusal.other-tool': ({tool, writer}) => [
    `this is no output of ${tool}; ${writer} wrote it.`,
    `Use: import ${writer}.`,
  ],
  'refusal.not-this-tool': ({tool, expected}) => [
    `this is no report of ${tool}: it has no ${expected}.`,
    'Check which tool wrote the file.',
  ],
  'refusal.version-unknown': ({allowed}) => [
    'this version of the format is newer than the reader, and its numbers may mean something else.',
    `Known: ${known(allowed)}. Please open an issue with the file.`,
  ],
  'refusal.k6-no-summary': () => [
    'this is neither a summary of k6 nor its points.',
    'Write one with handleSummary, --summary-export, or --out json.',
  ],
  'refusal.k6-no-requests': () => [
    'the run has no such metric: it made no HTTP request.',
    'Check the script; other protocols aren’t read.',
  ],
  'refusal.k6-no-declaration': () => [
    'the points have lost their “Metric” lines, which say in what unit they are.',
    'Hand in the file as k6 wrote it.',
  ],
  'refusal.k6-text-summary': () => [
    'this is the summary that k6 prints for people: it rounds, and lacks most numbers.',
    'Run k6 with --summary-export=summary.json, or write the data of handleSummary to a file, and import that.',
  ],
  'refusal.run-refused': () => [
    'no request of this run was answered, so it says nothing of the server’s speed.',
    'Check that the server was up and run it again; or pass --allow-refused, and the file will say so.',
  ],
  'refusal.latency-too-short': () => [
    'no answer over a network takes less than a microsecond: the file counts in another unit than the tool does.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.latency-too-long': ({ranForS}) => [
    `the run lasted ${ranForS} s, and no average latency is longer: the file counts in another unit than the tool does.`,
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.vegeta-text-report': () => [
    'the text report rounds and can’t be read safely.',
    'Run `vegeta report -type=json`.',
  ],
  'refusal.run-did-not-start': () => ['the tool could not begin the run.', 'Run it again.'],
  'refusal.run-interrupted': () => [
    'the report ends before its results: the run was interrupted.',
    'Run it again to the end.',
  ],
  'refusal.run-shorter': ({durationS}) => [
    `the run lasted so many seconds, and ${durationS} were asked for: it was interrupted, or ended on its own.`,
    'Run it again; or pass --allow-short, and the file will say so.',
  ],
  'refusal.run-mixes': () => [
    'the summary adds these scenarios up, and their latencies can’t be told apart.',
    'Run one scenario at a time; or pass --allow-mixed, and the file will say so.',
  ],
  'refusal.no-requests': () => ['not a single request was made.', 'Check the run.'],
  'refusal.command-failed': () => [
    'a command that was timed failed with this exit code.',
    'Time it again without --ignore-failure.',
  ],
  'refusal.two-reports': () => [
    'a second report begins here.',
    'Put each report into a file of its own.',
  ],
  'refusal.line-missing': () => [
    'the text lacks this line: it is cut short, or another tool wrote it.',
    'Hand in the whole output.',
  ],
  'refusal.member-missing': () => [
    'this part is missing.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.member-type': ({expected}) => [
    `here belongs ${expected}.`,
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.number-missing': () => ['here belongs a number, and there is none.', 'Check the run.'],
  'refusal.number-not-number': () => [
    'here belongs a number.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.number-negative': () => ['no count and no time is negative.', 'Check the file.'],
  'refusal.number-not-finite': () => ['this is no number that can be kept.', 'Check the run.'],
  'refusal.number-comma': () => [
    'is the comma a decimal point or a separator? It could be read in two ways.',
    'Run the tool with LC_ALL=C.',
  ],
  'refusal.number-grouped': () => [
    'the digits are in groups, which no tool writes.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.number-unreadable': () => [
    'this is no number.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.value-unusable': () => [
    'from the numbers of the file comes a value that can’t be.',
    'Check the run: its numbers contradict one another.',
  ],
  'refusal.percentile-order': () => [
    'a higher percentile is below a lower one, so the numbers aren’t of one run.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.rate-disagrees': ({computed}) => [
    `count and time make ${Math.round(computed)} per second.`,
    'Check which of the three is right.',
  ],
  'refusal.duration-zero': () => ['a run of no duration has no rate.', 'Run it again, longer.'],
  'refusal.unit-missing': ({allowed}) => ['the unit is missing.', `Known: ${known(allowed)}.`],
  'refusal.unit-unknown': ({allowed}) => ['the unit is not known.', `Known: ${known(allowed)}.`],
  'refusal.csv-header': ({expected}) => [
    `the first line has to be “${expected}”; another delimiter or another version changes it.`,
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.csv-column': () => [
    'a column has such a name.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.row-columns': ({expected}) => [
    `the line doesn’t have ${expected} columns.`,
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.row-count': ({expected}) => [
    `there have to be ${[expected].flat().join(' or ')} rows.`,
    'Hand in the whole file.',
  ],
  'refusal.row-order': ({expected}) => [`here belongs row ${expected}.`, 'Hand in the whole file.'],
  'refusal.rows-empty': () => ['the file has no rows.', 'This run has no results to import.'],
  'refusal.rows-none-of-language': () => [
    'no row is of this language.',
    'Name another one with --entries.',
  ],
  'refusal.sample-unreadable': () => [
    'a line of samples can’t be read: it is cut, or not of this format.',
    'Hand in the file as the tool wrote it.',
  ],
  'refusal.framework-unknown': ({allowed}) => [
    'the reader doesn’t know this entry, and what it is.',
    `${allowed ? `Known: ${known(allowed)}. ` : ''}Add it to the vocabulary of the importer.`,
  ],
  'refusal.file-name-unknown': ({allowed}) => [
    'the name of the file tells the profile, and this one is not known.',
    `Known: ${known(allowed)}, each followed by the connections, as in json-4096.json.`,
  ],
  'refusal.profiler-unknown': ({allowed}) => [
    'this profiler is not known.',
    `Known: ${known(allowed)}.`,
  ],
  'refusal.id-unusable': () => [
    'this can’t be an id: small Latin letters, digits, hyphens and dots.',
    'Rename it.',
  ],
  'refusal.relation-missing': ({allowed}) => [
    'so many files are given, and it isn’t said what they are to one another.',
    `Pass --as, one of: ${known(allowed)}.`,
  ],
  'refusal.files-unmatched': ({allowed}) => [
    'something is told of this file, and it is not among those given.',
    `Given: ${known(allowed)}.`,
  ],
  'refusal.files-same': ({first}) => [
    `the file has the same content as ${first}: one run would count as two.`,
    'Give each run once.',
  ],
  'refusal.generators-not-together': ({shortest, longest}) => [
    `generators of one run take the same time; these took from ${shortest} to ${longest} s.`,
    'If they ran one after another, they are repeats.',
  ],
  'refusal.measurement-twice': () => [
    'two measurements would have this id.',
    'Give each file an id, in the about file under “files”.',
  ],
  'refusal.fact-missing': () => [
    'a result can’t be without this.',
    'Pass the flag, or say it in the about file (--about).',
  ],
  'refusal.told-disagrees': ({stated}) => [
    `the file says ${stated}.`,
    'Correct what you tell, or leave it away: the file says it.',
  ],
  'refusal.about-member-unknown': ({allowed}) => [
    'an about file has no such member.',
    `Known: ${known(allowed)}.`,
  ],
  'refusal.about-member-type': () => [
    'this has another form in an about file.',
    'See CONTRIBUTING.md for an example.',
  ],
  'refusal.flag-number': () => ['here belongs a number that is not negative.', 'Correct it.'],
  'refusal.flag-needs': () => [
    'this flag says something of a system or a scenario.',
    'Pass the flag named here as well.',
  ],
  'refusal.map-unreadable': () => ['this is not file=system:workers.', 'Correct it.'],
  'refusal.version-unreadable': () => ['this is not name=version.', 'Correct it.'],
  'refusal.answers-ended': () => ['the input ended before an answer.', 'Pass the facts as flags.'],
  'refusal.target-exists': () => [
    'there is such a result already.',
    'Choose another id, or pass --replace.',
  ],
  'refusal.target-unwritable': ({system}) => [
    `the file can’t be written (${system}).`,
    'Name another folder with --out.',
  ],
};
