import {figure, inSystemPoint, namedRows, settingNumber} from '../../figure.ts';
import {cellOf, RUN, SERVERS, TESTS} from '../runs.ts';
import type {Run} from '../../figure.ts';

const LEVELS = [500, 1000];
/** Limit of Apache's prefork module where no setting of it applies. */
const limitOf = (run: Run) => settingNumber(run, 'apache', 'process limit');

export default figure({
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
  annotations: [{id: 'limit', at: {series: 'apache', x: 'basic-class-load', panel: '1000'}}],
});
