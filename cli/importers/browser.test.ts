import {runInNewContext} from 'node:vm';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {goodFixtures} from './fuzz/outcome.ts';
import {openSource} from './source.ts';
import {importerOf, TOOLS} from './tools.ts';

/** All importers as a page would load them: what Node alone has makes the bundle fail, or its run. */
async function bundled() {
  const lines = TOOLS.map((tool) => `export {default as ${tool}} from './${tool}/importer.ts';`);
  const {outputFiles} = await build({
    stdin: {contents: lines.join('\n'), resolveDir: import.meta.dirname},
    ...{bundle: true, write: false, platform: 'browser', target: 'es2022'},
    ...{format: 'iife', globalName: 'importers'},
  });
  return runInNewContext(`${outputFiles[0].text}; importers`, {TextDecoder, TextEncoder});
}

test('in a browser every importer reads what it reads here', async () => {
  const importers = await bundled();
  expect(Object.keys(importers).sort()).toEqual(TOOLS);
  for (const tool of TOOLS)
    for (const {name, path, context} of goodFixtures(tool)) {
      const source = await openSource(path);
      const [here, there] = await Promise.all(
        [await importerOf(tool), importers[tool]].map((one) => one.read(source, context)),
      );
      expect(JSON.parse(JSON.stringify(there)), name).toEqual(JSON.parse(JSON.stringify(here)));
    }
});
