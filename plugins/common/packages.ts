import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import apache from 'spdx-license-list/licenses/Apache-2.0.json' with {type: 'json'};

/** Where the licences are published, below the site's root. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u;
const LICENCE = /^(?:licen[cs]e|copying|notice|ofl)/iu;

/** The folder of the package that a file belongs to; none for one of the project's own. */
export const folderOf = (file: string): string | undefined => PACKAGE.exec(file)?.[0];

/** A package whose code readers get. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression */
  licence: string;
  /** of its licence files */
  text: string;
}

/**
 * Reads what a package says of itself.
 *
 * @param folder of the package
 * @throws {Error} if neither a file nor its readme has a licence's text, and it isn't one that is the same for all: it
 * can't be passed on then, and has to be found
 */
export function shippedAt(folder: string): Shipped {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const textOf = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const files = filesIn(folder);
  const own = files.filter((file) => LICENCE.test(file)).map(textOf);
  const told = files.filter(isReadme).map(textOf).flatMap(licencePart);
  const [texts = []] = [own, told, STANDARD[license] ?? []].filter(({length}) => length > 0);
  if (texts.length === 0)
    throw new Error(
      `${folder} has no licence text, and its code is published. Find its licence’s text at its source, or do without the package.`,
    );
  return {name, version, licence: String(license), text: texts.join('\n\n')};
}

/** Files of a package's folder, and of one in it for licences. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, {withFileTypes: true});
  const below = entries
    .filter((entry) => entry.isDirectory() && LICENCE.test(entry.name))
    .flatMap(({name}) => readdirSync(path.join(folder, name)).map((file) => path.join(name, file)));
  const own = entries.filter((entry) => entry.isFile()).map(({name}) => name);
  return [...own, ...below].sort();
}

const isReadme = (file: string) => /^readme/iu.test(file);

/** What follows the heading of the licence, if there is one with a text. */
const licencePart = (readme: string) => {
  const [, text = ''] = readme.split(/^#+ .*licen[cs]e.*$/imu);
  return /copyright/iu.test(text) ? [text.trim()] : [];
};

/** Texts that name no holder, and so are the same for every package. */
const STANDARD: Record<string, string[]> = {'Apache-2.0': [apache.licenseText.trim()]};

const RULE = '-'.repeat(80);

/**
 * The licences of what is published and not the project's own: a list, then each text once.
 *
 * @param all in any order, the same package any number of times
 */
export function thirdPartyText(all: readonly Shipped[]): string {
  const packages = new Map(all.map((each) => [`${each.name} ${each.version}`, each]));
  const sorted = [...packages.keys()].sort();
  const byText = Map.groupBy(sorted, (name) => packages.get(name)?.text);
  return [
    'The pages of this site, its embeds and its web component contain code and fonts of these packages. Their licences follow.',
    '',
    ...sorted.map((name) => `${name} (${packages.get(name)?.licence})`),
    ...[...byText].flatMap(([text, names]) => ['', RULE, ...names, RULE, '', text]),
    '',
  ].join('\n');
}
