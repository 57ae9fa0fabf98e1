import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect} from 'vitest';
import {coreNumbers} from '../../machine/process-groups.ts';
import {coresOf} from '../protocol/place.ts';
import {fixturePlan, readJournal, runHarness, withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

const STUDY = ['--study', 'state-or-coroutines', '--name', 'placed'];

/** Cores that every process of a run was held to, as the kernel said while the load was on. */
function heldIn(runs, placement) {
  const own = runs.filter(({cell}) => cell.placement === placement);
  expect(own).toHaveLength(2);
  const parts = ['php', 'database', 'web-server', 'load-generator'];
  return Object.fromEntries(
    parts.map((part) => [part, [...new Set(own.map(({heldTo}) => heldTo[part]))].join(' or ')]),
  );
}

function expectedOf({php, others, generator}) {
  const all = cpus().length === 1 ? '0' : `0-${cpus().length - 1}`;
  return {
    php: php ?? all,
    database: others ?? all,
    'web-server': others ?? all,
    'load-generator': generator ?? all,
  };
}

await testWithServers(
  'each process runs on the cores of its placement, in whatever order the blocks mix them, at rates fixed by pilots; the export says so',
  {runtimes: ['factorial'], timeoutMs: 120_000},
  () =>
    withFolder(async (folder) => {
      const out = join(folder, 'out');
      const {code, output} = await runHarness(['plan', fixturePlan('placements'), '--out', out]);
      expect(code, output).toBe(0);
      const journal = readJournal(out);
      const runs = journal.filter(({kind}) => kind === 'run');
      expect(heldIn(runs, 'apart')).toEqual(expectedOf(coresOf('apart')));
      expect(heldIn(runs, 'shared')).toEqual(expectedOf(coresOf('shared')));

      const kinds = journal.map(({kind}) => kind);
      expect(kinds.lastIndexOf('rate')).toBeLessThan(kinds.indexOf('run'));
      for (const {cell, load} of runs) {
        const rate = journal.find(({kind, cell: id}) => kind === 'rate' && id === cell.id);
        expect(load.ratePerS).toBe(rate.ratePerS);
      }

      const exported = await runHarness(['export', out, '--to', folder, ...STUDY]);
      expect(exported.code, exported.output).toBe(0);
      const file = join(folder, 'state-or-coroutines', 'placed.json');
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const apart = result.measurements.find(({parameters}) => parameters.placement === 'apart');
      const cores = Object.fromEntries(apart.processGroups.map((part) => [part.name, part.cores]));
      expect(cores.php).toEqual(coreNumbers(coresOf('apart').php));
      expect(cores.database).toEqual(coreNumbers(coresOf('apart').others));
      expect(apart.runs.map(({block}) => block)).toEqual([1, 2]);
      expect(new Set(apart.runs.map((run) => run.arrivalRatePerS)).size).toBe(1);

      const packed = readFileSync(file.replace('.json', '.journal.ndjson.gz'));
      expect(packed).toHaveLength(result.origin.harness.journal.bytes);
      expect(gunzipSync(packed).toString()).toBe(readFileSync(join(out, 'journal.ndjson'), 'utf8'));
    }),
);
