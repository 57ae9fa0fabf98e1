import {baseModel} from './quantities/base-model.ts';
import {citedMeasurements} from './quantities/cited-measurements.ts';
import {cpuTable} from './quantities/cpu-table.ts';
import {laravelStudy} from './quantities/laravel-study.ts';
import {printed} from './quantities/printed.ts';
import {queryTimes} from './quantities/query-times.ts';
import {typicalServer} from './quantities/typical-server.ts';
import type {Quantities} from '../types.ts';

/** Every number that the pages on theory derive from result files, named once. */
export const quantities: Quantities = {
  ...baseModel,
  ...cpuTable,
  ...citedMeasurements,
  ...laravelStudy,
  ...printed,
  ...queryTimes,
  ...typicalServer,
};
