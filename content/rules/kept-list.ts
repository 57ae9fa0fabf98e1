import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {valueAt} from '../../lib/json/places.ts';
import {compileSchema} from '../validation/schema-validator.ts';

export type Flaw = {field: string; value: string};

/**
 * What is malformed in a list of entries with ids that is kept as a file, by its schema.
 *
 * @param name of the list, its schema and its only member
 */
export function flawsOfForm(file: unknown, name: string): (Flaw & {id: string})[] {
  const schema = new URL(`../../static/data/schema/${name}.v1.schema.json`, import.meta.url);
  const {validate} = compileSchema(JSON.parse(readFileSync(fileURLToPath(schema), 'utf8')));
  validate(file);
  return (validate.errors ?? []).map(({instancePath, params}) => {
    const [, , index, ...rest] = instancePath.split('/');
    const member = params.additionalProperty ?? params.missingProperty;
    const entry = `/${name}/${index}`;
    const field = [...rest, member].filter((part) => part !== undefined).join('/');
    return {
      id: String(valueAt(file, `${entry}/id`) ?? index ?? '∅'),
      field: field || name,
      value: String(valueAt(file, `${entry}/${field}`)),
    };
  });
}
