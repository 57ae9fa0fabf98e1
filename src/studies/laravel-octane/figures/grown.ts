import {figure} from '../../figure.ts';
import {HELLO, ratePanels} from '../../harness-cells.ts';
import {AGES, AGES_RUN, cellId} from '../cells.ts';
import type {At} from '../cells.ts';

const PANELS: Record<string, At> = {hello: HELLO, queries: {}};
const SHOWN = {
  ...{servers: ['fpm', 'octane', 'cached'], panels: Object.keys(PANELS)},
  series: AGES,
};

/** Requests per second of the young and the grown application, without queries and with ten. */
export default figure({
  runs: [AGES_RUN],
  select: ([run]) => ({
    kind: 'bars',
    ...ratePanels(run, SHOWN, ({server, panel, series: age}) =>
      cellId(server, {...PANELS[panel], age}),
    ),
  }),
  annotations: [{id: 'boot', at: {series: 'grown', panel: 'queries', x: 'octane'}}],
});
