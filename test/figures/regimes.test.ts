import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readFigures} from '../../content/figures/read-figures.ts';
import {readResults} from '../../content/results/read-results.ts';
import {valueOf} from '../../lib/result/read.ts';

const root = join(import.meta.dirname, '../..');
const results = [...(await readResults(root)).values()];
/** What one measurement printed: its run, its id, and what was measured. */
const MEASURED = /^(?:.*\/)?([\w.-]+)#([\w-]+(?:\.[\w-]+)*?)\.(throughputPerS|latencyMs\.\w+)$/u;

function isDrawnAsMeasured({y, from}) {
  const [, name, id, path] = MEASURED.exec(from ?? '') ?? [];
  const run = results.find(
    (each) => each.id.endsWith(`/${name}`) && each.measurements.some((one) => one.id === id),
  );
  return run !== undefined && valueOf(run, id, path) === y;
}

test.each((await readFigures(root)).map(({id, points}) => [id, points]))(
  'each measured throughput and latency of %s has its regime',
  (_id, {series}) => {
    const drawn = series.flatMap(({points}) => points.filter(isDrawnAsMeasured));
    expect(drawn.filter(({regime}) => !regime).map(({from}) => from)).toEqual([]);
  },
);
