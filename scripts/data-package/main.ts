// `npm run package -- <folder> [--tag v1.2.3]`: puts the data package, as it is published, into a folder.
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readWork} from '../../content/citation/citation.ts';
import {writeWhole} from '../../content/write-whole.ts';
import {messageOf} from '../../lib/errors.ts';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {repositoryAddress} from '../../plugins/site-address/repository.ts';
import {scriptCommand} from '../setup/command-line.ts';
import {NAME, packageFiles} from './contents.ts';

const command = scriptCommand('npm run package --', 'Puts the data package into a folder.')
  .argument('<folder>', 'missing, empty, or with an earlier package')
  .option('--tag <tag>', 'the tag that it is released by: it has to name the version')
  .parse();

try {
  const [folder] = command.args;
  refuseTag(command.opts().tag);
  refuseFolder(folder);
  const {url, baseUrl} = siteAddress(process.env);
  const addresses = {site: url + baseUrl, repository: repositoryAddress(process.env)};
  const files = await packageFiles(process.cwd(), addresses);
  rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of files) writeWhole(path.join(folder, file), text);
  console.log(`${folder}: ${files.size} files of ${NAME} ${readWork(process.cwd()).version}`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function refuseTag(tag: string | undefined) {
  const {version} = readWork(process.cwd());
  if (tag === undefined || tag === `v${version}`) return;
  throw new Error(
    `The tag is “${tag}”, but CITATION.cff says version ${version}, whose tag is v${version}. Set the version (see CONTRIBUTING.md, “A release”), or tag the commit that has it.`,
  );
}

function refuseFolder(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || isPackage(folder)) return;
  throw new Error(
    `${folder}: the folder holds something else, so nothing is written there. Choose one that is missing or empty, or one with an earlier package.`,
  );
}

function isPackage(folder: string) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === NAME;
}
