// `npm run site`: from nothing to both languages in the browser; run.js has seen to Node and the packages.
import {buildSite} from './build.ts';
import {portWanted, serveBuilt} from './serve-built.ts';

const port = portWanted('npm run site --', 'Builds both languages and serves them.');
if (await buildSite()) await serveBuilt(port);
else {
  console.error('The site was not built; the reasons are above.');
  process.exitCode = 1;
}
