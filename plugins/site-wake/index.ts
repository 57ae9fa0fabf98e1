import path from 'node:path';
import {writeFile} from '../site-bundle/write-files.ts';
import {notFoundScript, wakeScript} from './script.ts';
import type {Plugin} from '@docusaurus/types';

/** Publishes the script that every page runs, and that of the page for missing addresses. */
export default function siteWake(): Plugin {
  return {
    name: 'site-wake',
    async postBuild({outDir}) {
      for (const {file, code} of [wakeScript(), notFoundScript()])
        writeFile(path.join(outDir, file), code);
    },
  };
}
