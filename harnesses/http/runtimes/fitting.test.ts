import {expect, test} from 'vitest';
import {findRuntime} from '../catalogue.ts';
import {misfit} from './fitting.ts';

const {pair} = findRuntime('roadrunner').needs.find((need) => need.pair !== undefined) ?? {};

test.each([
  ['2023.3.12', '3.4.0'],
  ['2023.3.12', 'v3.5.2'],
  ['2024.1.0', '3.5.0'],
  ['2025.1.15', '4.1.0'],
  ['3.0.0', '4.2.0'],
  ['3.1.0-rc.1', 'v4.2.1'],
])('RoadRunner %s and its package %s understand each other', (program, library) => {
  expect(misfit(pair, {program, library})).toBeNull();
});

test.each([
  ['2025.1.15', '3.4.0', 'is 3.4.0; it has to be 3.5 or later and before 4.2: from 2024.1 on'],
  ['2024.1.0-rc.1', 'v3.4.9', 'protobuf'],
  ['2023.3.12', '4.1.0', 'has to be 3.0 or later and before 4.0: RoadRunner 2023 writes'],
  ['3.0.0', '3.6.0', 'has to be 4.2 or later'],
  ['2.12.3', '3.4.0', 'of which no fitting spiral/roadrunner-http is known (known: 2023.1'],
  ['unknown', '3.5.0', 'of which no fitting'],
])('RoadRunner %s and its package %s do not', (program, library, why) => {
  expect(misfit(pair, {program, library})).toContain(why);
});
