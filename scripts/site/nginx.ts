// `npm run --silent nginx -- --root /var/www/site --name example.org`: prints a server of nginx for the built site.
import path from 'node:path';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {scriptCommand} from '../setup/command-line.ts';
import {nginxServer} from './hosts.ts';

const {root, name, listen} = scriptCommand(
  'npm run --silent nginx --',
  `Prints a server for nginx with the headers of this site: put it into a file of /etc/nginx/conf.d/. BASE_URL says below which
path the site stands, as it does for the build.`,
)
  .option('--root <folder>', 'of the built site', 'build')
  .option('--name <host>', 'the site’s', '_')
  .option('--listen <address>', 'port or address', '80')
  .parse()
  .opts();

const {baseUrl: base} = siteAddress(process.env);
console.log(nginxServer({root: path.resolve(root), name, listen, base}));
