import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type {Members} from './schema-problems.ts';
import type {AnySchemaObject, Options, ValidateFunction} from 'ajv';

/** Compiles the schema of result files for use in this process. */
export function compileSchema(schema: AnySchemaObject): {
  validate: ValidateFunction;
  members: Members;
} {
  return {validate: createAjv().compile(schema), members: memberNames(schema)};
}

/**
 * Source of a module that exports `validate` and `members` without compiling anything where it runs: for a page
 * whose content security policy forbids `eval`.
 *
 * @returns an ES module without imports
 */
export function validatorModule(schema: AnySchemaObject): string {
  const ajv = createAjv({code: {source: true, esm: true}});
  const code = standaloneCode(ajv, ajv.compile(withoutProse(schema)));
  return `${code}\nexport const members = ${JSON.stringify(memberNames(schema))};\n`;
}

/** `unicode: false` keeps the module free of imports; no limit of length in the schema is near enough to matter. */
function createAjv(options: Options = {}) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    inlineRefs: false,
    unicode: false,
    logger: false,
    ...options,
  });
  return ajv.addKeyword('x-unit');
}

/** Names of the members of each object of the schema, by its place in it: `#/$defs/quantity` → value, from, … */
function memberNames(schema: AnySchemaObject, place: string = '#'): Members {
  if (schema === null || typeof schema !== 'object') return {};
  const own =
    schema.additionalProperties === false ? {[place]: Object.keys(schema.properties ?? {})} : {};
  const inner = Object.entries(schema)
    .filter(([key]) => key !== 'examples')
    .map(([key, value]) => memberNames(value, `${place}/${key}`));
  return Object.assign(own, ...inner);
}

/**
 * Titles, descriptions and examples are for people; a member may bear such a name, so only text is taken out.
 *
 * @param node the schema, or what is inside of it
 */
const withoutProse = <Node>(node: Node): Node =>
  JSON.parse(JSON.stringify(node, (key, value) => (isProse(key, value) ? undefined : value)));

function isProse(key: string, value: unknown) {
  if (key === 'examples') return Array.isArray(value);
  return ['title', 'description', 'x-unit'].includes(key) && typeof value === 'string';
}
