// Serves build/ as it is: `npm run serve [-- --port 8080]`.
import {existsSync} from 'node:fs';
import {portWanted, serveBuilt} from './serve-built.ts';

const port = portWanted('npm run serve --', 'Serves build/ as it is.');
if (existsSync('build/index.html')) await serveBuilt(port);
else {
  console.error('build/index.html is missing: run `npm run build` first, or `npm run site`.');
  process.exitCode = 1;
}
