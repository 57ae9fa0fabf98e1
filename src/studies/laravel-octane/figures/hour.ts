import {coloured, figure, measuredPoint} from '../../figure.ts';
import {HOUR_RUN, windowsOf} from '../hour.ts';

const SHOWN = ['fpm', 'octane', 'staying', 'processes'];
const PANELS = {
  p99: {path: 'latencyMs.p99', unit: 'ms'},
  memory: {path: 'memoryMb.loaded', unit: 'mb'},
};
const S_PER_MINUTE = 60;

/** The 99th percentile and the memory of Laravel's servers in each window of an hour. */
export default figure({
  runs: [HOUR_RUN],
  select: ([run]) => {
    const minutes = windowsOf(run, SHOWN[0]).map(
      ({parameters}) => Number(parameters?.fromS) / S_PER_MINUTE,
    );
    return {
      kind: 'lines',
      x: {unit: 'count', values: minutes},
      y: {unit: PANELS.p99.unit},
      panels: Object.entries(PANELS).map(([id, {unit}]) => ({id, y: {unit}})),
      series: Object.entries(PANELS).flatMap(([panel, {path}]) =>
        SHOWN.map((server, index) => ({
          ...coloured(
            server,
            `group-${index + 1}`,
            windowsOf(run, server).map((window, at) =>
              measuredPoint(run, window, path, minutes[at]),
            ),
          ),
          panel,
        })),
      ),
    };
  },
});
