import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {RUNTIMES} from '../../lib/result/runtimes.ts';
import {UNITS, unitOf} from '../../lib/result/units.ts';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {compileSchema} from '../../content/validation/schema-validator.ts';

const schema = JSON.parse(readFileSync('static/data/schema/result.v1.schema.json', 'utf8'));
const SCALARS = ['string', 'number', 'integer', 'boolean'];

test('the schema stands at the address that it gives itself', () => {
  const {url, baseUrl} = siteAddress({});
  expect(schema.$id).toBe(`${url}${baseUrl}data/schema/result.v1.schema.json`);
});

test('every member has a title, a description and an example', () => {
  const lacking = membersOf(schema, '$').filter(
    ({node}) => !node.title || !node.description || (isLeaf(node) && !node.examples),
  );
  expect(lacking.map(({place}) => place)).toEqual([]);
});

test('every object takes named members only', () => {
  const open = nodesOf(schema).filter(
    ({type, additionalProperties}) => type === 'object' && additionalProperties === undefined,
  );
  expect(open).toEqual([]);
});

test('examples fit', () => {
  const {validate} = compileSchema(schema);
  for (const example of schema.examples) expect(validate(example), errors(validate)).toBe(true);
});

test('each quantity has the unit that the code gives it, and none is missing on either side', () => {
  const {properties} = schema.properties.measurements.items;
  const found = new Map([
    ...unitsIn(properties.values, ''),
    ...unitsIn(properties.processGroups.items, 'processGroups.'),
  ]);
  for (const [path, unit] of found) expect([path, unitOf(path)?.unit]).toEqual([path, unit]);
  const groups = new Set(
    [...found.keys()].map((path) => path.replace(/^(?!process)(\w+)\..*$/, '$1.*')),
  );
  expect(Object.keys(UNITS).filter((path) => !groups.has(path))).toEqual([]);
});

test('runtimes are those of the list', () => {
  const {properties} = schema.properties.systems.additionalProperties;
  expect(properties.runtime.enum).toEqual(Object.keys(RUNTIMES));
});

function unitsIn(node, prefix) {
  return Object.entries(node.properties ?? {}).flatMap(([key, member]) => {
    const path = `${prefix}${key}`;
    if (member.$ref === '#/$defs/quantity') return [[path, member['x-unit']]];
    if (member.$ref) return [[`${path}.p50`, member['x-unit']]];
    return unitsIn(member, `${path}.`);
  });
}

/** Members and patterned members of every object, with where they stand. */
function membersOf(node, place) {
  if (node === null || typeof node !== 'object') return [];
  const own = ['properties', 'patternProperties'].flatMap((kind) =>
    Object.entries(isSchema(node) ? (node[kind] ?? {}) : {}).map(([key, member]) => ({
      place: `${place}.${key}`,
      node: member,
    })),
  );
  const inner = Object.entries(node)
    .filter(([key]) => key !== 'examples' && key !== 'allOf')
    .flatMap(([key, child]) => membersOf(child, `${place}.${key}`));
  return [...own, ...inner];
}

function nodesOf(node) {
  if (node === null || typeof node !== 'object') return [];
  const children = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'allOf');
  return [node, ...children.flatMap(([, child]) => nodesOf(child))];
}

function isSchema(node) {
  return (
    node.type === 'object' && (node.properties === undefined || typeof node.properties === 'object')
  );
}

function isLeaf({type, enum: words, const: word}) {
  return (
    words !== undefined ||
    word !== undefined ||
    [type].flat().some((name) => SCALARS.includes(name))
  );
}

function errors({errors: found}) {
  return JSON.stringify(found);
}
