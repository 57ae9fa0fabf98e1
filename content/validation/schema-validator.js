// @ts-check
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * Compiles the schema of result files for use in this process.
 *
 * @param {import('ajv').AnySchemaObject} schema
 * @returns {{validate: import('ajv').ValidateFunction, members: import('./schema-problems.js').Members}}
 */
export function compileSchema(schema) {
  return {validate: createAjv().compile(schema), members: memberNames(schema)};
}

/**
 * Source of a module that exports `validate` and `members` without compiling anything where it runs: for a page
 * whose content security policy forbids `eval`.
 *
 * @param {import('ajv').AnySchemaObject} schema
 * @returns {string} an ES module without imports
 */
export function validatorModule(schema) {
  const ajv = createAjv({code: {source: true, esm: true}});
  const code = standaloneCode(ajv, ajv.compile(withoutProse(schema)));
  return `${code}\nexport const members = ${JSON.stringify(memberNames(schema))};\n`;
}

/**
 * `unicode: false` keeps the module free of imports; no limit of length in the schema is near enough to matter.
 *
 * @param {import('ajv').Options} [options]
 */
function createAjv(options = {}) {
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

/**
 * Names of the members of each object of the schema, by its place in it: `#/$defs/quantity` → value, from, …
 *
 * @param {import('ajv').AnySchemaObject} schema
 * @param {string} [place]
 * @returns {import('./schema-problems.js').Members}
 */
function memberNames(schema, place = '#') {
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
 * @template Node
 * @param {Node} node the schema, or what is inside of it
 * @returns {Node}
 */
function withoutProse(node) {
  if (Array.isArray(node)) return /** @type {Node} */ (node.map(withoutProse));
  if (node === null || typeof node !== 'object') return node;
  return /** @type {Node} */ (
    Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !isProse(key, value))
        .map(([key, value]) => [key, withoutProse(value)]),
    )
  );
}

/** @param {string} key @param {unknown} value */
function isProse(key, value) {
  if (key === 'examples') return Array.isArray(value);
  return ['title', 'description', 'x-unit'].includes(key) && typeof value === 'string';
}
