import {known} from '../parts.js';

const megabytes = (count) => (count > 0 ? `, ${count}\u00A0MB` : '');

/** What `import` says of itself; why it refuses a file stands in refusals.js. */
export default {
  'import.summary': () => 'turn the output of a load tool into a result file',
  'import.details': () =>
    'The tool is named, never guessed. What it doesn’t say about the run comes from flags, a small file, or a prompt; what is left is written as unknown. Nothing is written unless the result is valid.',
  'import.argument.tool': () => 'which tool wrote the files',
  'import.argument.files': () => 'its output files',
  'import.option.about': () => 'JSON file with what the tool doesn’t say; flags override it',
  'import.option.as': () => 'what several files are to one another',
  'import.option.map': () =>
    'what each file measured, for --as points; also file=system:workers:scenario',
  'import.option.format': () => 'format of the file, if its first line doesn’t tell it',
  'import.option.test': () => 'TechEmpower: the test to read',
  'import.option.entries': () =>
    'HttpArena, TechEmpower: language of the entries to read; PHP if not given',
  'import.option.latency-correction': () => 'oha: it ran with its option of this name',
  'import.option.id': () => 'study and run: the name of the result and of its file',
  'import.option.evidence': () => 'who measured',
  'import.option.measured-on': () => 'day of the measurement',
  'import.option.system': () => 'id of what was measured',
  'import.option.runtime': () => 'runtime of the system, as lib/result/runtimes.js has it',
  'import.option.label': () => 'name of the system for people',
  'import.option.state': () => 'is state kept between requests',
  'import.option.waiting': () => 'how a worker waits for I/O',
  'import.option.process-model': () => 'what a worker is',
  'import.option.coroutines': () => 'coroutines per worker',
  'import.option.workers': () => 'number of workers',
  'import.option.scenario': () => 'id of what the requests did',
  'import.option.workload': () => 'kind of work of a request',
  'import.option.model': () => 'load model',
  'import.option.rate': () => 'requests per second that were asked for (open model)',
  'import.option.vus': () => 'virtual users or connections (closed model)',
  'import.option.max-vus': () => 'cap on virtual users or connections (open model)',
  'import.option.duration': () => 'duration that was asked for, in seconds',
  'import.option.graceful-stop': () => 'seconds in which requests under way may end',
  'import.option.think-time': () => 'seconds between the requests of a virtual user',
  'import.option.tool-version': () => 'version of the tool',
  'import.option.os': () => 'operating system',
  'import.option.virtualisation': () => 'virtual machine, container, none',
  'import.option.cpu-model': () => 'model of the processor',
  'import.option.cores': () => 'number of cores',
  'import.option.memory-gb': () => 'memory of the machine, in GB',
  'import.option.database': () => 'database, or none',
  'import.option.generator-host': () =>
    'machine of the load generator: the same as the server’s, or separate',
  'import.option.network': () => 'network between generator and server',
  'import.option.version': () => 'versions of the system’s parts, such as php=8.4.1',
  'import.option.note': () => 'anything that a reader has to know',
  'import.option.allow-mixed': () =>
    'take a summary that adds several scenarios up, and say so in the file',
  'import.option.allow-short': () => 'take a run that ended early, and say so in the file',
  'import.option.allow-refused': () =>
    'take a run in which no request was answered, and say so in the file',
  'import.option.out': () => 'folder to write to, instead of static/data/results',
  'import.option.replace': () => 'write over a result of the same id',
  'import.option.yes': () => 'ask nothing; what is not told is unknown',
  'import.reading': ({name, index, count, megabytes: size, seconds}) =>
    `Reading ${name} (${index} of ${count}${megabytes(size)})… ${seconds}\u00A0s`,
  'import.result': () => 'the result',
  'import.nothing-written': () => 'Nothing was written.',
  'import.written': ({path, count}) =>
    `Written: ${path}, ${count} ${count === 1 ? 'measurement' : 'measurements'}.`,
  'import.omitted': ({value, reason}) => `left out: ${value}, ${reason}`,
  'import.unknown': ({facts}) =>
    `Not given, so written as unknown: ${known(facts)}. See --help for the flags.`,
  'import.out-is-folder': ({out}) =>
    `Note: --out is a folder, so the result goes below “${out}/”. Its file is named by --id.`,
  'import.no-duration': ({seconds}) =>
    `Note: the run lasted ${seconds} s. If more was asked for, it was interrupted: pass --duration, and the import holds it against that.`,
  'import.verdict': ({measurement, check, reason}) =>
    `Its numbers can’t all be right: ${measurement}, ${check} (${reason}).`,
  'import.next': ({path}) => `Next: npm run bench -- validate ${path} --verdicts`,
  'import.unit.perS': () => '/s',
  'import.unit.ms': () => 'ms',
  'import.unit.s': () => 's',
  'import.unit.share': () => '',
  'import.unit.count': () => '',
  'omission.all-refused': () => 'because no request was answered',
  'omission.equals-mean': () => 'because it is the mean once more, and no percentile',
  'omission.back-filled': () => 'because the tool filled in samples that it never measured',
  'omission.no-samples': () => 'because there is no sample of it',
  'omission.rounded-away': () => 'because the tool rounds, and this is less than its smallest step',
  'omission.not-in-format': () => 'because this format has no place for it',
  'omission.too-few-samples': () => 'because there were too few samples',
  'omission.too-few-intervals': () => 'because no interval of the log is whole',
  'omission.run-given-up': () => 'because the tool gave the run up',
  'omission.clock-too-coarse': () => 'because the run is short for the clock of this file',
  'omission.not-in-every-repeat': () => 'because some of the repeats lack it',
  'omission.not-in-every-generator': () => 'because some of the generators lack it',
  'omission.percentiles-of-parts': () =>
    'because percentiles of several generators make none of the whole without their histograms',
};
