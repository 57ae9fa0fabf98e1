// @ts-check
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import {buildSync} from 'esbuild';

/** @type {Map<string, unknown>} */
const loaded = new Map();

/**
 * Loads components for HTML that is drawn at build, outside Docusaurus' bundles: Node reads no JSX. Packages, React
 * among them, stay the ones of the process; each module is compiled once a process.
 *
 * @template Exports
 * @param {string} file below the project's root, with JSX
 * @returns {Exports} whoever names a file says what it exports
 */
export function loadJsx(file) {
  if (!loaded.has(file)) loaded.set(file, compile(file));
  return /** @type {Exports} */ (loaded.get(file));
}

/** @param {string} file */
function compile(file) {
  const {outputFiles} = buildSync({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    write: false,
    platform: 'node',
    format: 'cjs',
    loader: {'.js': 'jsx'},
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
