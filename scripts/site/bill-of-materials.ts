import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {once} from 'node:events';
import {writeFile} from '../../plugins/common/write-files.ts';

/** Where it is published, below the site's root. */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

/**
 * Publishes what the site is built from and by: all packages of the lock file, as CycloneDX. npm writes it; what would differ
 * from one time or machine to the next, its number, its time and the name of the folder, is left out.
 *
 * @param outDir the built site
 * @returns whether it succeeded; the reason is on the terminal
 */
export async function writeBillOfMaterials(outDir: string): Promise<boolean> {
  const npm = spawn('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [written, [status]] = await Promise.all([text(npm.stdout), once(npm, 'close')]);
  if (status !== 0) return false;
  writeFile(path.join(outDir, BILL_OF_MATERIALS), `${withoutChance(written)}\n`);
  return true;
}

/** What npm writes of one lock file, the same each time. */
export function withoutChance(written: string): string {
  const {serialNumber: _, metadata, ...rest} = JSON.parse(written);
  const {timestamp: _time, component, ...about} = metadata;
  const name = String(component['bom-ref']).replace(/@[^@]*$/u, '');
  return JSON.stringify({...rest, metadata: {...about, component: {...component, name}}}, null, 1);
}
