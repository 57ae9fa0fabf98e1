// @ts-check
import path from 'node:path';
import {writeFile} from '../site-bundle/write-files.js';
import {wakeScript} from './script.js';

/** Publishes the script that every page runs. @returns {import('@docusaurus/types').Plugin} */
export default function siteWake() {
  return {
    name: 'site-wake',
    async postBuild({outDir}) {
      const {file, code} = wakeScript();
      writeFile(path.join(outDir, file), code);
    },
  };
}
