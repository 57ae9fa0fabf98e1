/**
 * Hands texts to what the server draws, by a module `texts.js` in a plugin's generated data: `(name) => text`. It
 * reads a text from disk when it is asked for one: in the bundle each thread that renders pages would hold them all.
 * The dev server's browsers draw everything themselves, and get them in the module.
 *
 * @param createData of the plugin's actions
 * @param folder the plugin's generated data
 * @param texts named such as `study/figure.html`
 */
export async function giveServer(
  createData: (name: string, data: string) => Promise<string>,
  folder: string,
  texts: Iterable<[name: string, text: string]>,
) {
  if (isDevelopment()) {
    await createData('texts.json', JSON.stringify(Object.fromEntries(texts)));
    await createData('texts.js', FROM_BUNDLE);
    return;
  }
  for (const [name, text] of texts) await createData(`texts/${name}`, text);
  await createData('texts.js', fromDisk(`${folder}/texts/`));
}

/** Where `texts.js` is to be had, and where browsers get another module in its place. */
export function drawsTexts(isServer: boolean) {
  return isServer || isDevelopment();
}

export const isDevelopment = () => process.env.NODE_ENV === 'development';

const FROM_BUNDLE = `import texts from './texts.json';

export default (name) => texts[name];
`;

const fromDisk = (folder: string) => `import {readFileSync} from 'node:fs';

export default (name) => readFileSync(${JSON.stringify(folder)} + name, 'utf8');
`;
