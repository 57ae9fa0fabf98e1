import {quantitiesWithPointers} from './quantities.ts';
import {loadOf, quantities} from '../read.ts';
import type {RuleProblem} from '../rules.ts';
import type {Load, Run} from '../types.ts';

/** Finds systems, scenarios and sources that are referred to and not there, and sources of the same id. */
export function checkReferences(run: Run): RuleProblem[] {
  const {measurements, systems, scenarios, origin} = run;
  const sources = (origin.sources ?? []).map((source) => source.id);
  const tables = Object.entries(origin.tables ?? {});
  return [
    ...measurements.flatMap(({system, scenario}, index) => [
      ...missing('system-unknown', `/measurements/${index}/system`, system, Object.keys(systems)),
      ...missing(
        'scenario-unknown',
        `/measurements/${index}/scenario`,
        scenario,
        Object.keys(scenarios),
      ),
    ]),
    ...tables.flatMap(([table, {source}]) =>
      missing('source-unknown', `/origin/tables/${table}/source`, source, sources),
    ),
    ...sources.flatMap((id, index) =>
      sources.indexOf(id) === index
        ? []
        : [{code: 'source-duplicate', path: `/origin/sources/${index}/id`, value: id, params: {}}],
    ),
  ];
}

function missing(code: string, path: string, value: string, known: string[]): RuleProblem[] {
  return known.includes(value) ? [] : [{code, path, value, params: {known}}];
}

/** Holds the id against the path that the file has, as far as the path is known. */
export function checkIdentity(run: Run, {fileName}: {fileName?: string}): RuleProblem[] {
  return [...nameProblems(run, fileName), ...duplicateMeasurements(run)];
}

function nameProblems({id}: Run, fileName: string | undefined) {
  if (!fileName) return [];
  const named = nameOf(fileName);
  const parts = named.split('/').length;
  if (id.split('/').slice(-parts).join('/') === named) return [];
  const suggested = idFor(id, named);
  return [{code: 'id-not-path', path: '/id', value: id, params: {fileName, named, suggested}}];
}

/**
 * The id that a file's name asks for: the study stays where the name says none. Undefined where such an id can't be.
 */
function idFor(id: string, named: string) {
  const wanted = named.includes('/') ? named : `${id.split('/')[0]}/${named}`;
  return /^[a-z0-9]+(?:[.-][a-z0-9]+)*\/[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(wanted)
    ? wanted
    : undefined;
}

/** Study and run where the file stands among the results; elsewhere the folder says nothing of the study. */
function nameOf(fileName: string) {
  const path = fileName.replaceAll('\\', '/').replace(/\.json$/, '');
  const kept = /(?:^|\/)data\/results\/([^/]+\/[^/]+)$/.exec(path);
  return kept ? kept[1] : path.slice(path.lastIndexOf('/') + 1);
}

function duplicateMeasurements({measurements}: Run) {
  return measurements.flatMap(({id}, index) => {
    const first = measurements.findIndex((measurement) => measurement.id === id);
    if (first === index) return [];
    return [
      {
        code: 'measurement-duplicate',
        path: `/measurements/${index}/id`,
        value: id,
        params: {first},
      },
    ];
  });
}

const DAYS_OF_A_SOURCE = ['publishedOn', 'retrievedOn'] as const;

/** Finds days that no calendar has, and an end before its beginning. */
export function checkDates(run: Run): RuleProblem[] {
  const days = [
    {path: '/measuredOn', day: run.measuredOn},
    {path: '/measuredUntil', day: run.measuredUntil},
    ...(run.origin.sources ?? []).flatMap((source, index) =>
      DAYS_OF_A_SOURCE.map((name) => ({
        path: `/origin/sources/${index}/${name}`,
        day: source[name],
      })),
    ),
    ...run.measurements.map((measurement, index) => ({
      path: `/measurements/${index}/measuredOn`,
      day: measurement.measuredOn,
    })),
  ];
  const wrong = days.filter(({day}) => !isDay(day));
  return [
    ...wrong.map(({path, day}) => ({code: 'date-not-real', path, value: day, params: {}})),
    ...orderProblems(run),
  ];
}

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

function orderProblems({measuredOn, measuredUntil}: {measuredOn?: string; measuredUntil?: string}) {
  if (!measuredOn || !measuredUntil || measuredUntil >= measuredOn) return [];
  return [
    {code: 'date-before-start', path: '/measuredUntil', value: measuredUntil, params: {measuredOn}},
  ];
}

/** Finds quantities and loads that don't say which table they were read from, or name one that is not there. */
export function checkProvenance(run: Run): RuleProblem[] {
  const tables = Object.keys(run.origin.tables ?? {});
  return [...loadProblems(run, tables), ...quantityProblems(run, tables)];
}

function quantityProblems(run: Run, tables: string[]) {
  return quantitiesWithPointers(run).flatMap(({pointer, quantity}) => {
    if (quantity.from !== undefined) {
      return missing('table-unknown', `${pointer}/from`, quantity.from, tables);
    }
    if (run.origin.kind !== 'published') return [];
    return [{code: 'from-missing', path: pointer, value: quantity.value, params: {known: tables}}];
  });
}

function loadProblems(run: Run, tables: string[]) {
  const loads = [
    {pointer: '/load', load: run.load},
    ...run.measurements.map(({load}, index) => ({pointer: `/measurements/${index}/load`, load})),
  ];
  return loads.flatMap(({pointer, load}) =>
    (load?.from ?? []).flatMap((table: string, index: number) =>
      missing('table-unknown', `${pointer}/from/${index}`, table, tables),
    ),
  );
}

/** Finds values that are listed as left out and are there all the same. */
export function checkOmissions({measurements}: Run): RuleProblem[] {
  return measurements.flatMap((measurement, index) => {
    const present = quantities(measurement).map(({path}) => path);
    return (measurement.omitted ?? []).flatMap(({value}, at) =>
      present.includes(value)
        ? [
            {
              code: 'omitted-but-present',
              path: `/measurements/${index}/omitted/${at}/value`,
              value,
              params: {},
            },
          ]
        : [],
    );
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
  const whole = lacking(run.load, '/load');
  const single = run.measurements.flatMap((measurement, index) =>
    measurement.load ? lacking(loadOf(run, measurement), `/measurements/${index}/load`) : [],
  );
  return [...whole, ...single, ...slotProblems(run)];
}

function lacking(load: Load, path: string): RuleProblem[] {
  const absent = (NEEDED[load.model] ?? []).filter((name) => load[name] === undefined);
  const problems = absent.map((name) => ({
    code: 'load-member-missing',
    path,
    value: load.model,
    params: {name, model: load.model},
  }));
  return [...problems, ...capProblems(load, path)];
}

function capProblems({maxVus, preAllocatedVus}: Load, path: string): RuleProblem[] {
  if (typeof maxVus !== 'number' || !(Number(preAllocatedVus) > maxVus)) return [];
  return [{code: 'cap-below-start', path, value: preAllocatedVus, params: {maxVus}}];
}

function slotProblems({systems}: Run) {
  return Object.entries(systems)
    .filter(
      ([, {waiting, coroutinesPerWorker}]) =>
        waiting === 'blocking' && Number(coroutinesPerWorker) > 1,
    )
    .map(([id, {coroutinesPerWorker}]) => ({
      code: 'blocking-with-coroutines',
      path: `/systems/${id}/coroutinesPerWorker`,
      value: coroutinesPerWorker,
      params: {system: id},
    }));
}
