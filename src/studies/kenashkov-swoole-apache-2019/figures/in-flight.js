// @ts-check
import {inSystemPoint} from '../../../../lib/chart-data/in-flight.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {settingNumber} from '../../../../lib/result/stated.js';
import {cellOf, RUN, SERVERS, TESTS} from '../runs.js';

/** @import {Run} from '../../types.js' */

const LEVELS = [500, 1000];
/** Limit of Apache's prefork module where no setting of it applies. @param {Run} run */
const limitOf = (run) => settingNumber(run, 'apache', 'process limit');

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: Object.keys(TESTS),
      unit: 'count',
      panels: LEVELS.map((level) => ({id: String(level)})),
      series: LEVELS.flatMap((level) =>
        SERVERS.map((server) => ({
          id: server,
          runtime: server,
          panel: String(level),
          at: (test) => inSystemPoint(run, cellOf(run, test, server, level), test),
        })),
      ),
      references: LEVELS.map((level) => ({id: 'limit', y: limitOf(run), panel: String(level)})),
    }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [{id: 'limit', at: {series: 'apache', x: 'basic-class-load', panel: '1000'}}],
};
