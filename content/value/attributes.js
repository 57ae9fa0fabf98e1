/** Attributes that `<Value>` knows, each with what it accepts. */
const ACCEPTED = {
  of: /./,
  digits: /^\d{1,2}$/,
  significant: /^[1-9]\d?$/,
  in: /^[a-zA-Z]+$/,
  as: /^percent$/,
  unit: /^short$/,
  sign: /^always$/,
};

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
 * @returns {{attributes: Record<string, string>, flaws: {code: string, params: object}[]}}
 */
export function literalAttributes(node) {
  const attributes = {};
  const flaws = [];
  for (const {type, name, value} of node.attributes) {
    if (type === 'mdxJsxAttribute' && typeof value === 'string') attributes[name] = value;
    else flaws.push({code: 'attribute-not-literal', params: {tag: node.name, name: name ?? '{…}'}});
  }
  return {attributes, flaws};
}

/** Says which attributes of a `<Value>` are unknown, malformed, missing or at odds. */
export function flawsOfValue(attributes) {
  const flaws = Object.entries(attributes)
    .filter(([name, value]) => !ACCEPTED[name]?.test(value))
    .map(([name, value]) => ({code: 'value-attribute', params: attributeParams(name, value)}));
  if (!attributes.of) flaws.push({code: 'value-without-of', params: {}});
  if (attributes.digits && attributes.significant)
    flaws.push({code: 'value-precision', params: {}});
  return flaws;
}

function attributeParams(name, value) {
  return {name, value, allowed: ALLOWED_TEXT[name] ?? Object.keys(ALLOWED_TEXT).join(', ')};
}
