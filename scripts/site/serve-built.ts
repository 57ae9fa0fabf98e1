import {LANGUAGES, pathIn} from '../../content/languages.ts';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {scriptCommand} from '../setup/command-line.ts';
import {serveSite} from './server.ts';

/** Reads the command line of a script that serves: the port, 0 for a free one. */
export function portWanted(name: string, about: string): number {
  const command = scriptCommand(name, about);
  return Number(
    command.option('--port <number>', 'a free one if none is named', '0').parse().opts().port,
  );
}

/** Serves build/, and prints where each language is to be seen. */
export async function serveBuilt(port: number) {
  const {baseUrl} = siteAddress(process.env);
  const {url} = await serveSite({root: 'build', baseUrl, port});
  for (const {code, name} of LANGUAGES) console.log(`${name}  ${url}${pathIn(code, '/').slice(1)}`);
  console.log('Stop with Ctrl+C.');
}
