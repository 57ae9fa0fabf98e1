import {figure} from '../../figure.ts';
import {HELLO, ratePanels} from '../../harness-cells.ts';
import {OWN_RUN, ownId} from '../own.ts';
import type {At} from '../../harness-cells.ts';

const PANELS: Record<string, At> = {hello: HELLO, queries: {}};
const SHOWN = {
  ...{servers: ['fpm', 'runner', 'processes'], panels: Object.keys(PANELS)},
  series: ['rate'],
};

/** Requests per second of Symfony by server, connections kept: without queries in two slots and with ten in sixteen. */
export default figure({
  runs: [OWN_RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    ...ratePanels(run, SHOWN, ({server, panel}) => ownId(server, PANELS[panel])),
  }),
  annotations: [{id: 'connection', at: {series: 'rate', panel: 'queries', x: 'fpm'}}],
});
