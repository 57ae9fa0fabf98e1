// @ts-check
import {baseModel} from './quantities/base-model.js';
import {citedMeasurements} from './quantities/cited-measurements.js';
import {cpuTable} from './quantities/cpu-table.js';
import {laravelStudy} from './quantities/laravel-study.js';
import {printed} from './quantities/printed.js';
import {queryTimes} from './quantities/query-times.js';
import {typicalServer} from './quantities/typical-server.js';

/**
 * Every number that the pages on theory derive from result files, named once.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
  ...baseModel,
  ...cpuTable,
  ...citedMeasurements,
  ...laravelStudy,
  ...printed,
  ...queryTimes,
  ...typicalServer,
};
