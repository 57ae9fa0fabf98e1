// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {wakeScript} from './script.js';

/** Publishes the script that every page runs. @returns {import('@docusaurus/types').Plugin} */
export default function siteWake() {
  return {
    name: 'site-wake',
    async postBuild({outDir}) {
      const {file, code} = wakeScript();
      await mkdir(path.join(outDir, 'assets/js'), {recursive: true});
      await writeFile(path.join(outDir, file), code);
    },
  };
}
