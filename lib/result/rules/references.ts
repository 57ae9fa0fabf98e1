import {loadOf, quantities} from '../read.ts';
import {problem, quantitiesWithPointers} from './quantities.ts';
import type {Load, Run} from '../types.ts';
import type {RuleProblem} from './quantities.ts';

/** Finds systems, scenarios and sources that are referred to and not there, and sources of the same id. */
export function checkReferences({measurements, systems, scenarios, origin}: Run): RuleProblem[] {
  const sources = (origin.sources ?? []).map(({id}) => id);
  const [knownSystems, knownScenarios] = [Object.keys(systems), Object.keys(scenarios)];
  return [
    ...measurements.flatMap(({system, scenario}, index) => {
      const at = `/measurements/${index}`;
      return [
        ...missing('system-unknown', `${at}/system`, system, knownSystems),
        ...missing('scenario-unknown', `${at}/scenario`, scenario, knownScenarios),
      ];
    }),
    ...Object.entries(origin.tables ?? {}).flatMap(([table, {source}]) =>
      missing('source-unknown', `/origin/tables/${table}/source`, source, sources),
    ),
    ...sources.flatMap((id, index) =>
      sources.indexOf(id) === index
        ? []
        : [problem('source-duplicate', `/origin/sources/${index}/id`, id)],
    ),
  ];
}

function missing(code: string, path: string, value: string, known: string[]) {
  return known.includes(value) ? [] : [problem(code, path, value, {known})];
}

/** Holds the id against the path that the file has, as far as the path is known, and ids of measurements apart. */
export function checkIdentity(run: Run, {fileName}: {fileName?: string}): RuleProblem[] {
  const ids = run.measurements.map(({id}) => id);
  return [
    ...(fileName ? nameProblems(run, fileName) : []),
    ...ids.flatMap((id, index) => {
      const first = ids.indexOf(id);
      if (first === index) return [];
      return [problem('measurement-duplicate', `/measurements/${index}/id`, id, {first})];
    }),
  ];
}

function nameProblems({id}: Run, fileName: string) {
  const named = nameOf(fileName);
  const parts = named.split('/').length;
  if (id.split('/').slice(-parts).join('/') === named) return [];
  return [problem('id-not-path', '/id', id, {fileName, named, suggested: idFor(id, named)})];
}

/**
 * The id that a file's name asks for: the study stays where the name says none. Undefined where such an id can't be.
 */
function idFor(id: string, named: string) {
  const wanted = named.includes('/') ? named : `${id.split('/')[0]}/${named}`;
  const isId = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\/[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(wanted);
  return isId ? wanted : undefined;
}

/** Study and run where the file stands among the results; elsewhere the folder says nothing of the study. */
function nameOf(fileName: string) {
  const path = fileName.replaceAll('\\', '/').replace(/\.json$/, '');
  const kept = /(?:^|\/)data\/results\/([^/]+\/[^/]+)$/.exec(path);
  return kept ? kept[1] : path.slice(path.lastIndexOf('/') + 1);
}

/** Finds days that no calendar has or that haven't come yet, and an end before its beginning. */
export function checkDates(run: Run): RuleProblem[] {
  const {measuredOn, measuredUntil, origin, measurements} = run;
  const days: [path: string, day: string | undefined][] = [
    ['/measuredOn', measuredOn],
    ['/measuredUntil', measuredUntil],
    ...(origin.sources ?? []).flatMap(({publishedOn, retrievedOn}, index): typeof days => [
      [`/origin/sources/${index}/publishedOn`, publishedOn],
      [`/origin/sources/${index}/retrievedOn`, retrievedOn],
    ]),
    ...measurements.map((measurement, index): (typeof days)[number] => [
      `/measurements/${index}/measuredOn`,
      measurement.measuredOn,
    ]),
  ];
  const isTurned = measuredOn && measuredUntil && measuredUntil < measuredOn;
  return [
    ...days
      .filter(([, day]) => !isDay(day))
      .map(([path, day]) => problem('date-not-real', path, day)),
    ...days
      .filter(([, day]) => isDay(day) && day !== 'unknown' && (day ?? '') > tomorrow())
      .map(([path, day]) => problem('date-in-future', path, day)),
    ...(isTurned
      ? [problem('date-before-start', '/measuredUntil', measuredUntil, {measuredOn})]
      : []),
  ];
}

/** It may be tomorrow already where something was measured. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/**
 * Whether a calendar has the day; the word “unknown” and one that is left out are no wrong ones.
 *
 * @param day such as 2026-04-03
 */
export function isDay(day: string | undefined) {
  if (day === undefined || day === 'unknown') return true;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** Finds quantities and loads that don't say which table they were read from, or name one that is not there. */
export function checkProvenance(run: Run): RuleProblem[] {
  const tables = Object.keys(run.origin.tables ?? {});
  const loads = run.measurements.map(({load}, index) => ({at: `/measurements/${index}`, load}));
  return [
    ...[{at: '', load: run.load}, ...loads].flatMap(({at, load}) =>
      (load?.from ?? []).flatMap((table, index) =>
        missing('table-unknown', `${at}/load/from/${index}`, table, tables),
      ),
    ),
    ...quantitiesWithPointers(run).flatMap(({pointer, quantity: {from, value}}) => {
      if (from !== undefined) return missing('table-unknown', `${pointer}/from`, from, tables);
      const isPublished = run.origin.kind === 'published';
      return isPublished ? [problem('from-missing', pointer, value, {known: tables})] : [];
    }),
  ];
}

/** Finds values that are listed as left out and are there all the same. */
export function checkOmissions({measurements}: Run): RuleProblem[] {
  return measurements.flatMap((measurement, index) => {
    const present = quantities(measurement).map(({path}) => path);
    return (measurement.omitted ?? []).flatMap(({value}, at) => {
      const path = `/measurements/${index}/omitted/${at}/value`;
      return present.includes(value) ? [problem('omitted-but-present', path, value)] : [];
    });
  });
}

/** What each load model can't do without; the word “unknown” will do where a source doesn't say. */
const NEEDED: Record<Load['model'], ('arrivalRatePerS' | 'maxVus' | 'vus')[]> = {
  open: ['arrivalRatePerS', 'maxVus'],
  closed: ['vus'],
  unknown: [],
};

/** Finds loads that lack what their model needs, and blocking systems that claim several requests at once. */
export function checkLoads(run: Run): RuleProblem[] {
  return [
    ...flawsOfLoad(run.load, '/load'),
    ...run.measurements.flatMap((measurement, index) =>
      measurement.load ? flawsOfLoad(loadOf(run, measurement), `/measurements/${index}/load`) : [],
    ),
    ...Object.entries(run.systems)
      .filter(([, {waiting, coroutinesPerWorker: c}]) => waiting === 'blocking' && Number(c) > 1)
      .map(([system, {coroutinesPerWorker}]) => {
        const path = `/systems/${system}/coroutinesPerWorker`;
        return problem('blocking-with-coroutines', path, coroutinesPerWorker, {system});
      }),
  ];
}

function flawsOfLoad(load: Load, path: string): RuleProblem[] {
  const {model, maxVus, preAllocatedVus} = load;
  const absent = (NEEDED[model] ?? []).filter((name) => load[name] === undefined);
  const isCapBelow = typeof maxVus === 'number' && Number(preAllocatedVus) > maxVus;
  return [
    ...absent.map((name) => problem('load-member-missing', path, model, {name, model})),
    ...(isCapBelow ? [problem('cap-below-start', path, preAllocatedVus, {maxVus})] : []),
  ];
}
