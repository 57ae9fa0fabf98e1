// @ts-check
import {fileLine, shown} from '../../../content/messages/file-problem.js';
import {formatNumber} from '../../../lib/quantity/format.js';
import {loadOf, quantities} from '../../../lib/result/read.js';
import {unitOf} from '../../../lib/result/units.js';
import {Refusal} from '../refusal.js';
import {pathFrom} from './path-from.js';

/** @import {Say} from '../../../content/messages/say.js' */

/** Refusals that are about the command line and not about a file. */
const WRONG_USAGE = [
  'tool-unknown',
  'format-unknown',
  'option-missing',
  'option-foreign',
  'relation-missing',
  'fact-missing',
  'flag-number',
  'flag-needs',
  'map-unreadable',
  'version-unreadable',
  'files-unmatched',
  'metadata-disagrees',
  'model-disagrees',
  'users-disagree',
  'rate-exceeded',
  'rate-not-reached',
  'run-longer',
  'target-exists',
  'answers-ended',
];

/**
 * Says all that is wrong, and sets the exit code: 2 if the command line alone is, else 1.
 *
 * @param {readonly (Refusal | ResultProblem)[]} problems Refusals, or problems of the result that would have been written.
 * @param {{json?: boolean}} options
 * @param {Context} context
 *
 * @typedef {import('../../main.js').Context} Context
 * @typedef {Omit<import('../../../content/validation/validate.js').Problem, 'line' | 'column'>} ResultProblem
 */
export function printProblems(problems, {json}, context) {
  const usage = problems.every((problem) => WRONG_USAGE.includes(problem.code));
  context.exitCode = usage ? 2 : 1;
  const lines = problems.map((problem) => sentenceOf(problem, context));
  if (json) {
    const list = problems.map((problem, index) => ({...asData(problem), text: lines[index]}));
    context.print(JSON.stringify({written: null, problems: list}, null, 2));
    return;
  }
  for (const line of lines) context.complain(line);
  context.complain(context.say('import.nothing-written'));
}

/** @param {Refusal | ResultProblem} problem @param {Context} context */
function sentenceOf(problem, context) {
  return problem instanceof Refusal
    ? refusalLine(problem, context)
    : `${context.say('import.result')}: ${fileLine(problem, context.say)}`;
}

/**
 * A refusal on one line: file and place, the value seen, what is wrong, what to do.
 *
 * @param {Refusal} refusal
 * @param {Pick<import('../../main.js').Context, 'say' | 'cwd'>} context
 * @returns {string}
 */
export function refusalLine({code, place, value, params}, {say, cwd}) {
  const [reason, fix] = refusalSentence(say, code, {...params, value, place});
  const file = params.file === undefined ? '' : pathFrom(cwd, String(params.file));
  const where = [file, place].filter(Boolean).join(': ');
  const isFile = params.file !== undefined && value === params.file;
  const seen = value === undefined || isFile ? '' : shown(value);
  return [where, seen, `${reason} ${fix}`].filter(Boolean).join(': ');
}

/**
 * Codes of the parser have their sentences among those of `validate`.
 *
 * @param {Say} say
 * @param {string} code
 * @param {{value: unknown, place: string}} params
 */
function refusalSentence(say, code, params) {
  const group = say.has(`refusal.${code}.reason`) ? 'refusal' : 'problem';
  return ['reason', 'fix'].map((part) => say(`${group}.${code}.${part}`, params));
}

/** @param {Refusal | ResultProblem} problem */
function asData(problem) {
  const {code, value, params} = problem;
  const at = problem instanceof Refusal ? {place: problem.place} : {path: problem.path};
  return {file: params.file, ...at, code, value};
}

/**
 * Says what was written: each measurement with its values, what was left out and why, and what is still unknown.
 *
 * @param {object} written
 * @param {import('../types.js').Run} written.run
 * @param {readonly Verdict[]} written.verdicts
 * @param {string[]} written.unknown
 * @param {number[]} written.durations
 * @param {string} written.path
 * @param {{json?: boolean}} options
 * @param {Context} context
 *
 * @typedef {import('../../../lib/consistency/index.js').Verdict} Verdict
 */
export function printWritten({run, verdicts, unknown, durations, path}, {json}, context) {
  const {print, complain, say} = context;
  const refused = verdicts.filter(({kind}) => kind === 'refused');
  if (json) {
    const {id, measurements} = run;
    print(
      JSON.stringify(
        {written: path, id, measurements: measurements.length, unknown, verdicts},
        null,
        2,
      ),
    );
    return;
  }
  print(say('import.written', {path, count: run.measurements.length}));
  for (const measurement of run.measurements) printMeasurement(measurement, context);
  if (unknown.length > 0) print(say('import.unknown', {facts: unknown}));
  if (durations.length > 0) complain(say('import.no-duration', {seconds: durations.join(', ')}));
  for (const verdict of refused) {
    print(say('import.verdict', wordsOf(verdict, say)));
    const hint = hintOf(run, verdict);
    if (hint) print(`  ${say(`import.hint.${hint}`)}`);
  }
  print(say('import.next', {path}));
}

/**
 * The flag that a run whose numbers contradict one another may lack, as the end of its sentence's key.
 *
 * @param {import('../types.js').Run} run
 * @param {Verdict} verdict
 * @returns {'latency-correction' | 'rate' | 'think-time' | 'max-vus' | undefined}
 */
function hintOf(run, {check, reason, measurement: id}) {
  if (!['littles-law', 'offered-rate', 'dropped-share'].includes(check)) return undefined;
  const measurement = run.measurements.find((each) => each.id === id);
  if (!measurement) return undefined;
  const load = loadOf(run, measurement);
  const tool = load.tool?.name;
  const corrected = measurement.values.latencyMs?.measuredFrom === 'intended-start';
  if (tool === 'oha' && reason === 'more-in-flight-than-cap' && !corrected) {
    return 'latency-correction';
  }
  if (load.model === 'open') return 'max-vus';
  if (tool === 'k6') return 'think-time';
  return reason === 'too-few-in-flight' ? 'rate' : undefined;
}

/** @param {Verdict} verdict @param {Context['say']} say */
function wordsOf({measurement, check, reason, values}, say) {
  return {
    measurement,
    check: say(`verdict.check.${check}`),
    reason: say(`verdict.${check}.${reason}`, values),
  };
}

/** Paths of quantities that the terminal shows of each measurement. */
export const SHOWN_PATHS = [
  'throughputPerS',
  'operationsPerS',
  'samplesCollected',
  'latencyMs.mean',
  'latencyMs.p50',
  'latencyMs.p95',
  'latencyMs.p99',
  'errorRatio',
  'wallMs',
];

/** As many as tell two measurements apart. */
const FOUR_DIGITS = {significant: 4};

/** @param {import('../types.js').Measurement} measurement @param {Context} context */
function printMeasurement(measurement, {print, say, lang}) {
  const values = quantities(measurement)
    .filter(({path}) => SHOWN_PATHS.includes(path))
    .map(({path, quantity}) =>
      `${path} ${formatNumber(quantity.value, undefined, lang, FOUR_DIGITS)} ${say(`import.unit.${unitOf(path)?.unit}`)}`.trim(),
    );
  print(`  ${measurement.id}: ${values.join(', ')}`);
  const omitted = (measurement.omitted ?? []).filter(({reason}) => reason !== 'not-in-format');
  for (const {value, reason} of omitted) {
    print(`    ${say('import.omitted', {value, reason: say(`omission.${reason}`)})}`);
  }
}
