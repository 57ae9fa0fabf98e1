// @ts-check
import path from 'node:path';
import {writeFile} from '../site-bundle/write-files.js';
import {notFoundScript, wakeScript} from './script.js';

/** Publishes the script that every page runs, and that of the page for missing addresses. @returns {import('@docusaurus/types').Plugin} */
export default function siteWake() {
  return {
    name: 'site-wake',
    async postBuild({outDir}) {
      for (const {file, code} of [wakeScript(), notFoundScript()])
        writeFile(path.join(outDir, file), code);
    },
  };
}
