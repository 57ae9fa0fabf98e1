// `npm run site`: from nothing to both languages in the browser. Imports nothing that is not in Node
// before the packages are there.
import {parseArgs} from 'node:util';
import {ensureDependencies} from '../setup/dependencies.js';
import {nodeProblem} from '../setup/node-version.js';

const {values} = parseArgs({options: {port: {type: 'string', default: '0'}}});

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  ensureDependencies('.');
  const {buildSite} = await import('./build.ts');
  if (!(await buildSite())) throw new Error('The site was not built; the reasons are above.');
  const {siteAddress} = await import('../../plugins/site-address/index.ts');
  const {addresses} = await import('./addresses.ts');
  const {serveSite} = await import('./server.ts');
  const {baseUrl} = siteAddress(process.env);
  const {url} = await serveSite({root: 'build', baseUrl, port: Number(values.port)});
  console.log(`\n${addresses(url)}\nStop with Ctrl+C.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
