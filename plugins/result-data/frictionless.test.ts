import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {dataPackage} from './data-package.ts';
import {tableOf} from './tables.ts';

// The published profile without its titles, descriptions and examples:
// https://datapackage.org/profiles/2.0/datapackage.json
const profile = JSON.parse(readFileSync('test/results/profiles/datapackage-2.0.json', 'utf8'));
const ajv = new Ajv.default({allErrors: true, strict: false, logger: false});
addFormats.default(ajv);
const validate = ajv.compile(profile);

const run = {
  id: 'demo/one',
  systems: {swoole: {label: 'Swoole'}},
  measuredOn: '2026-04-03',
  origin: {sources: [{title: 'RESULTS.md', url: 'https://example.org/a'}]},
};
const file = {path: 'data/results/demo/one.json', bytes: 10, sha256: 'ab'};
const series = [
  {
    id: 'swoole',
    points: [
      {x: 4, y: 1.5},
      {x: 8, y: 3},
    ],
  },
];
const table = tableOf({id: 'demo/rate', points: {y: {unit: 'perS'}, series}});
const measured = {runtime: 'swow', version: '1.4.1'};
const suspends = [{file: 'static/data/suspends/swow-1.4.1.json', measured}];
const content = {
  ...{runs: new Map([[run.id, run]]), tables: [table], suspends},
  files: [file, {path: 'data/suspends/swow-1.4.1.json', bytes: 12, sha256: 'cd'}],
};
const site = {root: 'https://example.org/bench/'};

test('the data package fits the profile of Frictionless', () => {
  expect(validate(dataPackage(content, site)) || validate.errors).toBe(true);
});

test('a study’s package fits it too, and names its files by whole addresses', () => {
  const own = {study: 'demo', runs: [run], figures: [{id: 'demo/rate'}]};
  const described = dataPackage(content, site, own);
  expect(validate(described) || validate.errors).toBe(true);
  expect(described.resources.map(({path}) => path)).toEqual([
    'https://example.org/bench/data/results/demo/one.json',
    'https://example.org/bench/data/csv/demo/rate.csv',
  ]);
  expect(dataPackage(content, site, {study: 'none', runs: [], figures: []}).resources).toEqual([]);
});

test('the profile refuses what it has to', () => {
  const {resources, ...rest} = dataPackage(content, site);
  expect(validate(rest)).toBe(false);
  expect(validate({...rest, resources: [{...resources[0], type: 'json'}]})).toBe(false);
});

test('a table says the type of each column', () => {
  expect(table.fields.slice(0, 6)).toEqual([
    {name: 'series', type: 'string'},
    {name: 'role', type: 'string'},
    {name: 'x', type: 'number'},
    {name: 'y', type: 'number'},
    {name: 'unit', type: 'string'},
    {name: 'single', type: 'boolean'},
  ]);
});
