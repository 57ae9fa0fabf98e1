// `npm run component:keep`: keeps the web component as it is now, at an address that never changes; codes to copy name it then.
import {join} from 'node:path';
import {
  COMPONENTS,
  addressOfComponent,
  identityOf,
  keptComponents,
} from '../content/site/component.ts';
import {writeWhole} from '../content/write-whole.ts';
import {ELEMENT, islandScripts} from '../plugins/islands/bundle.ts';

const root = process.cwd();
const file = Buffer.from(islandScripts().files.get(ELEMENT) ?? '');
const now = identityOf(file);
const kept = keptComponents(root);
if (kept.some(({id}) => id === now.id)) console.log(`${now.id} is kept already.`);
else {
  const all = [...kept, {...now, keptOn: new Date().toISOString().slice(0, 10)}];
  // The list last: a file that it doesn't name is in nobody's way.
  writeWhole(join(root, 'static', addressOfComponent(now)), file);
  writeWhole(join(root, COMPONENTS), `${JSON.stringify(all, null, 2)}\n`);
  console.log(`static/${addressOfComponent(now)}`);
}
