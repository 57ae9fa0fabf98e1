import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {checkMeasured} from '../../lib/suspends/rules.ts';
import {compileSchema} from '../validation/schema-validator.ts';
import {createDocumentCheck} from '../validation/validate.ts';

const SCHEMA = fileURLToPath(
  new URL('../../static/data/schema/suspends.v1.schema.json', import.meta.url),
);

/** Whether a path is that of a file that says what suspends, by its folder. */
export const isSuspendsFile = (path: string) => /(?:^|[\\/])suspends[\\/][^\\/]+\.json$/.test(path);

let check: ReturnType<typeof createDocumentCheck> | undefined;

/** The check of one such text; compiled at its first use. */
export function suspendsCheck() {
  const schema = () => compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')));
  check ??= createDocumentCheck(schema(), checkMeasured);
  return check;
}
