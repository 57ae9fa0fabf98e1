import {fileLine, shown} from '../../../content/messages/file-problem.ts';
import {formatNumber} from '../../../lib/quantity/format.ts';
import {loadOf, quantities} from '../../../lib/result/read.ts';
import {unitOf} from '../../../lib/result/units.ts';
import {Refusal} from '../refusal.ts';
import {pathFrom} from './read-files.ts';
import {refusalSentence} from './refusal-sentence.ts';
import type {Problem} from '../../../content/validation/validate.ts';
import type {Verdict} from '../../../lib/consistency/index.ts';
import type {Context} from '../../main.ts';
import type {Measurement, Run} from '../types.ts';

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

export type ResultProblem = Omit<Problem, 'line' | 'column'>;

/**
 * Says all that is wrong, and sets the exit code: 2 if the command line alone is, else 1.
 *
 * @param problems Refusals, or problems of the result that would have been written.
 */
export function printProblems(
  problems: readonly (Refusal | ResultProblem)[],
  {json}: {json?: boolean},
  context: Context,
) {
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

function sentenceOf(problem: Refusal | ResultProblem, context: Context) {
  return problem instanceof Refusal
    ? refusalLine(problem, context)
    : `${context.say('import.result')}: ${fileLine(problem, context.say)}`;
}

/** A refusal on one line: file and place, the value seen, what is wrong, what to do. */
export function refusalLine(refusal: Refusal, {say, cwd}: Pick<Context, 'say' | 'cwd'>): string {
  const {place, value, params} = refusal;
  const {reason, fix} = refusalSentence(say, refusal);
  const file = params.file === undefined ? '' : pathFrom(cwd, String(params.file));
  const where = [file, place].filter(Boolean).join(': ');
  const isFile = params.file !== undefined && value === params.file;
  const seen = value === undefined || isFile ? '' : shown(value);
  return [where, seen, `${reason} ${fix}`].filter(Boolean).join(': ');
}

function asData(problem: Refusal | ResultProblem) {
  const {code, value, params} = problem;
  const at = problem instanceof Refusal ? {place: problem.place} : {path: problem.path};
  return {file: params.file, ...at, code, value};
}

/**
 * Says what was written: each measurement with its values, what was left out and why, and what is still unknown.
 */
export function printWritten(
  {
    run,
    verdicts,
    unknown,
    durations,
    path,
  }: {run: Run; verdicts: readonly Verdict[]; unknown: string[]; durations: number[]; path: string},
  {json}: {json?: boolean},
  context: Context,
) {
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

/** The flag that a run whose numbers contradict one another may lack, as the end of its sentence's key. */
function hintOf(
  run: Run,
  {check, reason, measurement: id}: Verdict,
): 'latency-correction' | 'rate' | 'think-time' | 'max-vus' | undefined {
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

function wordsOf({measurement, check, reason, values}: Verdict, say: Context['say']) {
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

function printMeasurement(measurement: Measurement, {print, say, lang}: Context) {
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
