import {figure} from '../../figure.ts';
import {OBJECTIVE, OBJECTIVE_RUN} from '../cells.ts';
import {quantityPanels} from '../panels.ts';

const SHOWN = ['bare', 'reconnecting', 'fpm', 'octane', 'cached', 'processes', 'coroutines'];
const PANELS = {
  rate: {unit: 'perS'},
  memory: {path: 'memoryMb.loaded', unit: 'mb'},
  cores: {path: 'processGroups.php.cpuCores', unit: 'cores'},
};

/** The highest rate at which each server met the objective, and the memory and cores that PHP took for it. */
export default figure({
  runs: [OBJECTIVE_RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    ...quantityPanels(run, PANELS, SHOWN, {point: OBJECTIVE}),
  }),
  annotations: [{id: 'kept', at: {series: 'measured', panel: 'rate', x: 'fpm'}}],
});
