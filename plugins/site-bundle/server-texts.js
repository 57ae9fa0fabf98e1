// @ts-check
/**
 * Hands texts to what the server draws, by a module `texts.js` in a plugin's generated data: `(name) => text`. It
 * reads a text from disk when it is asked for one: in the bundle each thread that renders pages would hold them all.
 * The dev server's browsers draw everything themselves, and get them in the module.
 *
 * @param {(name: string, data: string) => Promise<string>} createData of the plugin's actions
 * @param {string} folder the plugin's generated data
 * @param {Iterable<[name: string, text: string]>} texts named such as `study/figure.html`
 */
export async function giveServer(createData, folder, texts) {
  if (isDevelopment()) {
    await createData('texts.json', JSON.stringify(Object.fromEntries(texts)));
    await createData('texts.js', FROM_BUNDLE);
    return;
  }
  for (const [name, text] of texts) await createData(`texts/${name}`, text);
  await createData('texts.js', fromDisk(`${folder}/texts/`));
}

/** Where `texts.js` is to be had, and where browsers get another module in its place. @param {boolean} isServer */
export function drawsTexts(isServer) {
  return isServer || isDevelopment();
}

export const isDevelopment = () => process.env.NODE_ENV === 'development';

const FROM_BUNDLE = `import texts from './texts.json';

export default (name) => texts[name];
`;

/** @param {string} folder */
const fromDisk = (folder) => `import {readFileSync} from 'node:fs';

export default (name) => readFileSync(${JSON.stringify(folder)} + name, 'utf8');
`;
