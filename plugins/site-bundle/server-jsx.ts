import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import {buildSync} from 'esbuild';

const loaded: Map<string, unknown> = new Map();

/**
 * Loads components for HTML that is drawn at build, outside Docusaurus' bundles: Node reads no JSX. Packages, React
 * among them, stay the ones of the process; each module is compiled once a process.
 *
 * @param file below the project's root, with JSX
 * @returns whoever names a file says what it exports
 */
export function loadJsx<Exports>(file: string): Exports {
  if (!loaded.has(file)) loaded.set(file, compile(file));
  return loaded.get(file) as Exports;
}

function compile(file: string) {
  const {outputFiles} = buildSync({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
  });
  const module = {exports: {}};
  const run = compileFunction(outputFiles[0].text, ['module', 'exports', 'require'], {
    filename: `${file} (compiled)`,
  });
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
