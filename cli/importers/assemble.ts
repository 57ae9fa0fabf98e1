import {checkReading} from './assemble/checks.ts';
import {corrected} from './assemble/corrected.ts';
import {combineGenerators} from './assemble/generators.ts';
import {completeLoad, sharedLoad} from './assemble/load.ts';
import {measurementOf} from './assemble/measurement.ts';
import {combineRepeats} from './assemble/repeats.ts';
import {scenariosOf, systemsOf} from './assemble/subjects.ts';
import {MACHINE_FACTS} from '../../lib/result/machine-facts.ts';
import {Refusal} from './refusal.ts';
import type {Allowed} from './assemble/checks.ts';
import type {Combined, Load, MeasurementFacts, Metadata, Reading, Run} from './types.ts';

export interface ImportedFile {
  name: string;
  sha256: string;
  bytes: number;
  readings: Reading[];
}

/** What several files of one import are to one another. */
export const RELATIONS = ['repeats', 'generators', 'points'];

export type Relation = 'repeats' | 'generators' | 'points';

export interface Import {
  tool: string;
  files: ImportedFile[];
  /** see assemble/metadata.ts */
  metadata: Metadata;
  /** What several files are to one another. */
  relation?: Relation;
  /** As the result file records it. */
  command: string;
  allowed?: Allowed;
}

/**
 * A result file from the readings of a tool's output files and the metadata given with them.
 *
 * @returns not yet validated
 * @throws {Refusal} relation-missing, fact-missing, measurement-twice, files-unmatched, and those of the checks.
 */
export function assemble({tool, files, metadata, relation, command, allowed}: Import): Run {
  refuseMissing(files, relation, metadata);
  const points = pointsOf(files, metadata, relation ?? 'points', allowed);
  refuseTwice(points);
  const readings = files.flatMap(({readings: list}) => list);
  const loads = sharedLoad(points.map(({load}) => load));
  const versions = [...new Set(points.map(({toolVersion}) => toolVersion))];
  const version = metadata.load.tool?.version ?? (versions.length === 1 ? versions[0] : 'unknown');
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: metadata.id,
    evidence: metadata.evidence,
    measuredOn: metadata.measuredOn ?? 'unknown',
    ...(metadata.measuredUntil ? {measuredUntil: metadata.measuredUntil} : {}),
    origin: originOf({tool, files, metadata, relation, command, version}),
    environment: {...UNKNOWN_MACHINE, ...metadata.environment},
    load: {...loads.shared, tool: {name: tool, ...metadata.load.tool, version}},
    scenarios: scenariosOf(readings, metadata.scenarios, unique(points, 'scenario')),
    systems: systemsOf(readings, metadata.systems, unique(points, 'system')),
    measurements: points.map((point, index) => trimmed(point, loads.own[index], version)),
    ...(metadata.notes.length ? {notes: metadata.notes} : {}),
  } as unknown as Run;
}

const UNKNOWN_MACHINE = Object.fromEntries(MACHINE_FACTS.map((name) => [name, 'unknown']));

function refuseMissing(files: ImportedFile[], relation: Relation | undefined, metadata: Metadata) {
  if (files.length > 1 && (!relation || !RELATIONS.includes(relation))) {
    throw new Refusal('relation-missing', {value: files.length, allowed: RELATIONS});
  }
  const names = files.map(({name}) => name);
  const unmatched = Object.keys(metadata.files).find((name) => !names.includes(name));
  if (unmatched !== undefined) {
    throw new Refusal('files-unmatched', {value: unmatched, allowed: names});
  }
  for (const fact of ['id', 'evidence'] as const) {
    if (!metadata[fact]) throw new Refusal('fact-missing', {value: `--${fact}`});
  }
}

/** Readings that are repeats or generators of one another share an id from the metadata, their own id, or none. */
function pointsOf(
  files: ImportedFile[],
  metadata: Metadata,
  relation: Relation,
  allowed: Allowed | undefined,
) {
  const groups: Map<string, Group> = new Map();
  for (const file of files) {
    for (const [index, reading] of file.readings.entries()) {
      const facts = factsOf(reading, metadata, metadata.files[file.name] ?? {});
      const apart = relation === 'points' ? `${file.name} ${index}` : '';
      const key = facts.id ?? reading.id ?? reading.label ?? apart;
      const group = groups.get(`${key} ${apart}`) ?? {facts, file, members: [], notes: []};
      group.notes.push(...inFile(file.name, () => checkReading(reading, facts.load, allowed)));
      group.members.push(corrected(withCertainNone(reading, facts.load), facts.load));
      groups.set(`${key} ${apart}`, group);
    }
  }
  return identified([...groups.values()].map((group) => pointOf(group, relation)));
}

function inFile(name: string, check: () => string[]) {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refusal) error.params.file = name;
    throw error;
  }
}

function factsOf(reading: Reading, metadata: Metadata, own: MeasurementFacts) {
  const {tool: _tool, ...load} = {...metadata.load, ...metadata.measurement.load, ...own.load};
  const facts = {...metadata.measurement, ...own};
  return {
    ...facts,
    system: facts.system ?? reading.system?.id,
    scenario: facts.scenario ?? reading.scenario?.id,
    load,
    notes: [...(metadata.measurement.notes ?? []), ...(own.notes ?? [])],
  };
}

/** An open load whose tool writes a counter only when it counts: no counter is a count of none. */
function withCertainNone(reading: Reading, load: Partial<Load>): Reading {
  const model = reading.load?.model ?? load.model;
  if (model !== 'open' || !reading.absentMeansNone?.length) return reading;
  const none = Object.fromEntries(reading.absentMeansNone.map((name) => [name, 0]));
  return {...reading, values: {...none, ...reading.values}};
}

/**
 * What is presumed of a closed load that nothing else is known of; one held to a rate waits between its requests.
 */
function presumedOf(
  {presumed, asksFor = []}: Combined,
  {model, arrivalRatePerS}: Partial<Load>,
): Partial<Load> {
  if (model !== 'closed') return {};
  if (asksFor.includes('thinkTimeS')) return {thinkTimeS: 'unknown'};
  return typeof arrivalRatePerS === 'number' ? {} : (presumed ?? {});
}

/** readings of one point */
export type Group = {
  facts: ReturnType<typeof factsOf>;
  file: ImportedFile;
  members: Reading[];
  notes: string[];
};

/** Readings that belong to one measurement, at least one, put together. */
function combine(readings: Reading[], relation: Relation): Combined {
  if (readings.length === 1) return readings[0];
  return relation === 'generators' ? combineGenerators(readings) : combineRepeats(readings);
}

function pointOf({facts, file, members, notes}: Group, relation: Relation) {
  const reading = combine(members, relation);
  for (const fact of ['system', 'scenario'] as const) {
    if (!facts[fact]) throw new Refusal('fact-missing', {value: `--${fact}`, file: file.name});
  }
  const known = {...facts.load, ...reading.load};
  const {tool: _tool, ...load} = completeLoad({...presumedOf(reading, known), ...known});
  const given = facts.id ?? reading.id;
  const id = given ?? [facts.system, facts.workers].filter(Boolean).join('-');
  const all = [...new Set([...notes, ...facts.notes])];
  const measurement = measurementOf(reading, {...facts, id, load, notes: all});
  return {measurement, load, given, stem: stemOf(file.name), toolVersion: reading.toolVersion};
}

/** Points without an id that share system and workers get ids from the names of their files. */
function identified(points: ReturnType<typeof pointOf>[]) {
  return points.map((point) => {
    const {measurement, given, stem} = point;
    const alike = points.filter(({measurement: other}) => other.id === measurement.id);
    const id = given || alike.length === 1 ? measurement.id : `${measurement.id}-${stem}`;
    const {system, scenario} = measurement;
    return {...point, system, scenario, measurement: {...measurement, id}};
  });
}

export type Point = ReturnType<typeof identified>[number];

function refuseTwice(points: Point[]) {
  const ids = points.map(({measurement: {id}}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Refusal('measurement-twice', {value: twice});
}

function originOf({
  tool,
  files,
  metadata,
  relation,
  command,
  version,
}: Omit<Import, 'allowed'> & {version: string}) {
  return {
    kind: 'tool-output',
    ...(metadata.sources.length ? {sources: metadata.sources} : {}),
    importedBy: {
      command,
      tool,
      toolVersion: version,
      ...(files.length > 1 ? {as: relation} : {}),
      files: files.map(({name, sha256, bytes}) => ({name, sha256, bytes})),
    },
  };
}

/** @param own load */
function trimmed({measurement}: Point, own: object | undefined, version: string) {
  const {load: _whole, toolVersion, ...rest} = measurement;
  return {
    ...rest,
    ...(own ? {load: own} : {}),
    ...(toolVersion === version || toolVersion === 'unknown' ? {} : {toolVersion}),
  };
}

const unique = (points: Point[], name: 'system' | 'scenario') => [
  ...new Set(points.map((point) => String(point[name]))),
];

const stemOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
