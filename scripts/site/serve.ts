// Serves build/ as it is: `npm run serve [-- --port 8080]`.
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {addresses} from './addresses.ts';
import {serveSite} from './server.ts';

const {values} = parseArgs({options: {port: {type: 'string'}}});
if (!existsSync('build/index.html')) {
  console.error('build/index.html is missing: run `npm run build` first, or `npm run site`.');
  process.exit(1);
}
const {baseUrl} = siteAddress(process.env);
const {url} = await serveSite({root: 'build', baseUrl, port: Number(values.port ?? 0)});
console.log(`${addresses(url)}\nStop with Ctrl+C.`);
