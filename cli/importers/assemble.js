// @ts-check
import {checkReading} from './assemble/checks.js';
import {combine, RELATIONS} from './assemble/combine.js';
import {environmentOf} from './assemble/environment.js';
import {completeLoad, sharedLoad} from './assemble/load.js';
import {measurementOf} from './assemble/measurement.js';
import {scenariosOf, systemsOf} from './assemble/subjects.js';
import {Refusal} from './refusal.js';

const MS_PER_S = 1000;

/** @import {Allowed} from './assemble/checks.js' */
/** @import {Load, MeasurementFacts, Metadata, Reading} from './types.js' */

/**
 * @typedef {object} ImportedFile
 * @property {string} name
 * @property {string} sha256
 * @property {number} bytes
 * @property {Reading[]} readings
 *
 * @typedef {'repeats' | 'generators' | 'points'} Relation
 *
 * @typedef {object} Import
 * @property {string} tool
 * @property {ImportedFile[]} files
 * @property {Metadata} metadata see assemble/metadata.js
 * @property {Relation} [relation] What several files are to one another.
 * @property {string} command As the result file records it.
 * @property {Allowed} [allowed]
 */

/**
 * A result file from the readings of a tool's output files and the metadata given with them.
 *
 * @param {Import} from
 * @returns {import('./types.js').Run} not yet validated
 * @throws {Refusal} relation-missing, fact-missing, measurement-twice, files-unmatched, and those of the checks.
 */
export function assemble({tool, files, metadata, relation, command, allowed}) {
  refuseMissing(files, relation, metadata);
  const points = pointsOf(files, metadata, relation ?? 'points', allowed);
  refuseTwice(points);
  const readings = files.flatMap(({readings: list}) => list);
  const loads = sharedLoad(points.map(({load}) => load));
  const versions = [...new Set(points.map(({toolVersion}) => toolVersion))];
  const version = metadata.load.tool?.version ?? (versions.length === 1 ? versions[0] : 'unknown');
  return /** @type {import('./types.js').Run} */ (
    /** @type {unknown} */ ({
      $schema: '../../schema/result.v1.schema.json',
      schemaVersion: 1,
      id: metadata.id,
      evidence: metadata.evidence,
      measuredOn: metadata.measuredOn ?? 'unknown',
      ...(metadata.measuredUntil ? {measuredUntil: metadata.measuredUntil} : {}),
      origin: originOf({tool, files, metadata, relation, command, version}),
      environment: environmentOf(metadata.environment),
      load: {...loads.shared, tool: {name: tool, ...metadata.load.tool, version}},
      scenarios: scenariosOf(readings, metadata.scenarios, unique(points, 'scenario')),
      systems: systemsOf(readings, metadata.systems, unique(points, 'system')),
      measurements: points.map((point, index) => trimmed(point, loads.own[index], version)),
      ...(metadata.notes.length ? {notes: metadata.notes} : {}),
    })
  );
}

/**
 * @param {ImportedFile[]} files
 * @param {Relation | undefined} relation
 * @param {Metadata} metadata
 */
function refuseMissing(files, relation, metadata) {
  if (files.length > 1 && (!relation || !RELATIONS.includes(relation))) {
    throw new Refusal('relation-missing', {value: files.length, allowed: RELATIONS});
  }
  const names = files.map(({name}) => name);
  const unmatched = Object.keys(metadata.files).find((name) => !names.includes(name));
  if (unmatched !== undefined) {
    throw new Refusal('files-unmatched', {value: unmatched, allowed: names});
  }
  for (const fact of /** @type {const} */ (['id', 'evidence'])) {
    if (!metadata[fact]) throw new Refusal('fact-missing', {value: `--${fact}`});
  }
}

/**
 * Readings that are repeats or generators of one another share an id from the metadata, their own id, or none.
 *
 * @param {ImportedFile[]} files
 * @param {Metadata} metadata
 * @param {Relation} relation
 * @param {Allowed | undefined} allowed
 */
function pointsOf(files, metadata, relation, allowed) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
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

/** @param {string} name @param {() => string[]} check */
function inFile(name, check) {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refusal) error.params.file = name;
    throw error;
  }
}

/** @param {Reading} reading @param {Metadata} metadata @param {MeasurementFacts} own */
function factsOf(reading, metadata, own) {
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

/**
 * An open load whose tool writes a counter only when it counts: no counter is a count of none.
 *
 * @param {Reading} reading
 * @param {Partial<Load>} load
 * @returns {Reading}
 */
function withCertainNone(reading, load) {
  const model = reading.load?.model ?? load.model;
  if (model !== 'open' || !reading.absentMeansNone?.length) return reading;
  const none = Object.fromEntries(reading.absentMeansNone.map((name) => [name, 0]));
  return {...reading, values: {...none, ...reading.values}};
}

/**
 * A tool that corrects its latencies for requests that a slow answer kept from being sent: they count from the moment at
 * which a request should have been sent, once an answer took that much longer than the mean.
 *
 * @param {Reading} reading
 * @param {Partial<Load>} load
 * @returns {Reading}
 */
function corrected(reading, load) {
  const {correctsBeyond, values} = reading;
  const vus = reading.load?.vus ?? load.vus;
  const {latencyMs, throughputPerS} = values;
  if (!correctsBeyond || !latencyMs?.max || !throughputPerS || typeof vus !== 'number') {
    return reading;
  }
  const intervalMs = (vus / throughputPerS) * MS_PER_S;
  if (latencyMs.max <= correctsBeyond * intervalMs) return reading;
  const counted = {...latencyMs, measuredFrom: /** @type {const} */ ('intended-start')};
  return {...reading, values: {...values, latencyMs: counted}};
}

/**
 * What is presumed of a closed load that nothing else is known of; one held to a rate waits between its requests.
 *
 * @param {import('./types.js').Combined} reading
 * @param {Partial<Load>} known
 * @returns {Partial<Load>}
 */
function presumedOf({presumed, asksFor = []}, {model, arrivalRatePerS}) {
  if (model !== 'closed') return {};
  if (asksFor.includes('thinkTimeS')) return {thinkTimeS: 'unknown'};
  return typeof arrivalRatePerS === 'number' ? {} : (presumed ?? {});
}

/**
 * @param {Group} group
 * @param {Relation} relation
 *
 * @typedef {{facts: ReturnType<typeof factsOf>, file: ImportedFile, members: Reading[], notes: string[]}} Group readings of
 *   one point
 */
function pointOf({facts, file, members, notes}, relation) {
  const reading = combine(members, relation);
  for (const fact of /** @type {const} */ (['system', 'scenario'])) {
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

/**
 * Points without an id that share system and workers get ids from the names of their files.
 *
 * @param {ReturnType<typeof pointOf>[]} points
 */
function identified(points) {
  return points.map((point) => {
    const {measurement, given, stem} = point;
    const alike = points.filter(({measurement: other}) => other.id === measurement.id);
    const id = given || alike.length === 1 ? measurement.id : `${measurement.id}-${stem}`;
    const {system, scenario} = measurement;
    return {...point, system, scenario, measurement: {...measurement, id}};
  });
}

/** @typedef {ReturnType<typeof identified>[number]} Point */

/** @param {Point[]} points */
function refuseTwice(points) {
  const ids = points.map(({measurement: {id}}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Refusal('measurement-twice', {value: twice});
}

/** @param {Omit<Import, 'allowed'> & {version: string}} imported */
function originOf({tool, files, metadata, relation, command, version}) {
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

/** @param {Point} point @param {object | undefined} own load @param {string} version */
function trimmed({measurement}, own, version) {
  const {load: _whole, toolVersion, ...rest} = measurement;
  return {
    ...rest,
    ...(own ? {load: own} : {}),
    ...(toolVersion === version || toolVersion === 'unknown' ? {} : {toolVersion}),
  };
}

/** @param {Point[]} points @param {'system' | 'scenario'} name */
const unique = (points, name) => [...new Set(points.map((point) => String(point[name])))];

/** @param {string} name */
const stemOf = (name) =>
  name
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
