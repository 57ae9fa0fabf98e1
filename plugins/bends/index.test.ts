import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import {ReleaseCompiler} from './index.ts';

test('once a bundler is closed, what plugins added to it leads nowhere', () => {
  const taps = {};
  const hook = (name) => ({tap: (_, run) => (taps[name] = run)});
  new ReleaseCompiler().apply({
    hooks: {thisCompilation: hook('begin'), shutdown: hook('end')},
  });
  const compilation = {
    addRuntimeModule: (chunk, added) => added.attach(compilation, chunk, 'chunk graph'),
  };
  taps.begin(compilation);
  const module = new rspack.RuntimeModule('own');
  compilation.addRuntimeModule('chunk', module);
  expect(module.compilation).toBe(compilation);

  taps.end();
  expect(module).toMatchObject({compilation: null, chunk: null, chunkGraph: null});
});
