import {readFileSync} from 'node:fs';
import {registerHooks} from 'node:module';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';

type Loaded = {format: string; source: string; shortCircuit: true};
type Load = (url: string, context: {format?: string}) => Loaded;

/** The package of Node's types is that of Node 20. */
declare module 'node:module' {
  export function registerHooks(hooks: {
    load: (url: string, context: {format?: string}, nextLoad: Load) => Loaded;
  }): void;
}

/**
 * Lets Node import JSX, for what is drawn outside Docusaurus' bundles: it strips types, and knows no JSX. Whoever begins a
 * process or a thread that draws imports this first, and only then what draws. Packages, React among them, stay those of
 * the process.
 */
registerHooks({
  load(url, context, nextLoad) {
    // Node would try what says no type as CommonJS first, and complain.
    if (url.endsWith('.ts')) return nextLoad(url, {...context, format: 'module-typescript'});
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const {code} = transformSync(text, {loader: 'tsx', jsx: 'automatic', sourcefile: url});
    return {format: 'module', source: code, shortCircuit: true};
  },
});
