import type {Compiler} from 'webpack';

const NAME = 'release-compiler';

/**
 * Lets a finished bundler go. Rspack holds the runtime modules that plugins add, such as Docusaurus' own, until the process
 * ends, and each leads to all that was compiled: with several languages in one process the bundler's memory adds up.
 * Mended in Rspack 2.1.8 (web-infra-dev/rspack#15008, facebook/docusaurus#12380); goes once Docusaurus brings that.
 */
export class ReleaseCompiler {
  apply(compiler: Compiler) {
    const added: Set<object> = new Set();
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const add = compilation.addRuntimeModule.bind(compilation);
      compilation.addRuntimeModule = (chunk, module) => {
        added.add(module);
        add(chunk, module);
      };
    });
    compiler.hooks.shutdown.tap(NAME, () => {
      for (const module of added)
        Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
      added.clear();
    });
  }
}
