import {figure} from '../../figure.ts';
import {OPCACHE_RUN} from '../cells.ts';
import {quantityPanels} from '../panels.ts';

const SHOWN = ['octane', 'cached', 'processes'];
const PANELS = {cpu: {path: 'cpuMs', unit: 'ms'}, memory: {path: 'memoryMb.loaded', unit: 'mb'}};

/** What a request costs and what sixteen processes hold, with OPcache as Octane leaves it and with OPcache kept. */
export default figure({
  runs: [OPCACHE_RUN],
  select: ([run]) => ({kind: 'bars', ...quantityPanels(run, PANELS, SHOWN)}),
  annotations: [{id: 'cached', at: {series: 'measured', panel: 'memory', x: 'cached'}}],
});
