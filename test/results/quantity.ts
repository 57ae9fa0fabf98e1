import {join} from 'node:path';
import {readSite} from '../../content/site/load-site.ts';
import {resolveReference} from '../../content/value/reference.ts';

const site = await readSite(join(import.meta.dirname, '../..'));

/** Values of a study's quantities by the names that its pages write. */
export const quantitiesOf = (study: string) => (name: string) =>
  resolveReference(name, site, study).value;
