import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Each explorable is a folder here, named as its pages name it; what they share stands in `frame`. */
export const EXPLORABLES = 'src/components/explorables';

export const explorableNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, EXPLORABLES), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
    .map(({name}) => name);
