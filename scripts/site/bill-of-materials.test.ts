import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {BILL_OF_MATERIALS, withoutChance, writeBillOfMaterials} from './bill-of-materials.ts';

test('the bill of materials names each package of the lock file, and its licence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  expect(await writeBillOfMaterials(folder)).toBe(true);
  const text = readFileSync(join(folder, BILL_OF_MATERIALS), 'utf8');
  const {bomFormat, components, metadata, ...rest} = JSON.parse(text);
  expect([bomFormat, metadata.component.name, rest.serialNumber]).toEqual([
    'CycloneDX',
    'blocking-coefficient',
    undefined,
  ]);
  const listed = new Set(components.map(({name, version}) => `${name} ${version}`));
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = Object.entries<{version: string; optional?: boolean}>(packages)
    .filter(([place, {optional}]) => place !== '' && !optional)
    .map(([place, {version}]) => `${place.split('node_modules/').at(-1)} ${version}`)
    .filter((each) => !listed.has(each));
  expect(missing).toEqual([]);
}, 60_000);

test('what npm writes at another time and in another folder is the same', () => {
  const at = (time: string, folder: string) =>
    JSON.stringify({
      serialNumber: `urn:uuid:${time}`,
      metadata: {timestamp: time, component: {'bom-ref': '@a/b@1.0.0', name: folder}},
      components: [],
    });
  expect(withoutChance(at('1', 'here'))).toBe(withoutChance(at('2', 'there')));
  expect(withoutChance(at('1', 'here'))).toContain('"name": "@a/b"');
});
