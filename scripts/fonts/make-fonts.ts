// Cuts the published fonts out of their packages: `npm run fonts`.
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subset from 'subset-font';
import {writeWhole} from '../../content/write-whole.ts';
import {CYRILLIC, LATIN, LATIN_STRONG, MATHS_FEW, MATHS_REST} from './characters.ts';

const require = createRequire(import.meta.url);
const FOLDER = 'static/fonts';

type Cut = {
  name: string;
  family: string;
  source: string;
  text: string;
  weight: number;
  range: string;
  script?: string;
};

const golos = (part: string, text: string, weight: number, range: string): Cut => ({
  ...{name: `golos-${part}-${weight}`, family: 'Golos', text, weight, range},
  source: `@fontsource-variable/golos-text/files/golos-text-${part}-wght-normal.woff2`,
});
const maths = (part: string, text: string, range: string): Cut => ({
  ...{name: `stix-${part}`, family: 'STIX Maths', text, weight: 400, range},
  source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
});
const LATIN_RANGE = 'U+0-3FF,U+2000-2BFF';

// A browser fetches a face once a character of its range stands on the page: an English page asks for
// no Cyrillic, and a page with single symbols for no operators. No kerning, a fifth of the bytes.
//
// Russian pages have no heavier face, and browsers embolden the regular one. Measured: the Cyrillic one is 3.9 kB
// (2.4 kB without capitals), and the Latin one, for “PHP-FPM” in a Russian heading, 5.1 kB more. A page may weigh
// 60 kB; in Russian the list of claims weighs 58.8 kB and the theory 58.7 kB. Emboldened type is a little softer, and
// smears where it is small: small labels in Russian take weight 500, which is drawn as it is.
const cuts = [
  golos('latin', LATIN, 400, LATIN_RANGE),
  {...golos('latin', LATIN_STRONG, 600, LATIN_RANGE), script: 'latin'},
  golos('cyrillic', CYRILLIC, 400, 'U+400-4FF,U+2116'),
  maths('few', MATHS_FEW, 'U+20,U+3D,U+1D449-1D44B'),
  maths(
    'rest',
    MATHS_REST,
    'U+21-3C,U+3E,U+61-7E,U+D7,U+210E,U+2190-22FF,U+1D434-1D448,U+1D44C-1D7FF',
  ),
];

async function make({name, family, source, text, weight, range, script}: Cut) {
  const isText = family === 'Golos';
  const font = await subset(await readFile(require.resolve(source)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: isText ? ['tnum'] : [],
    ...(isText && {variationAxes: {wght: weight}}),
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.woff2`;
  writeWhole(`${FOLDER}/${file}`, font);
  console.log(`${file} ${font.length} bytes`);
  return {family, file, weight, range, ...(script && {script})};
}

await mkdir(FOLDER, {recursive: true});
const faces = [];
for (const cut of cuts) faces.push(await make(cut));
writeWhole('plugins/site-fonts/faces.json', `${JSON.stringify(faces, null, 2)}\n`);
for (const name of await readdir(FOLDER))
  if (name.endsWith('.woff2') && !faces.some(({file}) => file === name))
    await rm(`${FOLDER}/${name}`);
await copyFile(
  require.resolve('@fontsource-variable/golos-text/LICENSE'),
  `${FOLDER}/LICENSE-golos-text.txt`,
);
await copyFile(
  require.resolve('@fontsource/stix-two-math/LICENSE'),
  `${FOLDER}/LICENSE-stix-two-math.txt`,
);
