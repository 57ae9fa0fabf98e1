// @ts-check
/** @type {Record<string, RegExp>} Attributes that `<Value>` knows, each with what it accepts. */
const ACCEPTED = {
  of: /./,
  digits: /^\d{1,2}$/,
  significant: /^[1-9]\d?$/,
  in: /^[a-zA-Z]+$/,
  as: /^percent$/,
  unit: /^short$/,
  sign: /^always$/,
};

/** @type {Record<string, string>} */
const ALLOWED_TEXT = {
  of: '<run>#<measurement>.<path> or <study>:<name>',
  digits: '0–99',
  significant: '1–99',
  in: 's',
  as: 'percent',
  unit: 'short',
  sign: 'always',
};

/**
 * Reads the attributes of a tag; only literals, since an expression can't be evaluated before the
 * page is built.
 *
 * @param {import('../site/tags.js').Tag} node
 * @returns {{attributes: Record<string, string>, flaws: Flaw[]}}
 *
 * @typedef {{code: string, params: Record<string, unknown>}} Flaw
 */
export function literalAttributes(node) {
  /** @type {Record<string, string>} */
  const attributes = {};
  /** @type {Flaw[]} */
  const flaws = [];
  for (const attribute of node.attributes) {
    const name = 'name' in attribute ? attribute.name : '{…}';
    if ('name' in attribute && typeof attribute.value === 'string') {
      attributes[name] = attribute.value;
    } else flaws.push({code: 'attribute-not-literal', params: {tag: node.name, name}});
  }
  return {attributes, flaws};
}

/**
 * Says which attributes of a `<Value>` are unknown, malformed, missing or at odds.
 *
 * @param {Record<string, string>} attributes
 * @returns {Flaw[]}
 */
export function flawsOfValue(attributes) {
  /** @type {Flaw[]} */
  const flaws = Object.entries(attributes)
    .filter(([name, value]) => !ACCEPTED[name]?.test(value))
    .map(([name, value]) => ({code: 'value-attribute', params: attributeParams(name, value)}));
  if (!attributes.of) flaws.push({code: 'value-without-of', params: {}});
  if (attributes.digits && attributes.significant)
    flaws.push({code: 'value-precision', params: {}});
  return flaws;
}

/** @param {string} name @param {string} value */
function attributeParams(name, value) {
  return {name, value, allowed: ALLOWED_TEXT[name] ?? Object.keys(ALLOWED_TEXT).join(', ')};
}
