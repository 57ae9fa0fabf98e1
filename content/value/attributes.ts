import type {Tag} from '../site/tags.ts';

/** Attributes that `<Value>` knows, each with what it accepts. */
const ACCEPTED: Record<string, RegExp> = {
  of: /./,
  digits: /^\d{1,2}$/,
  significant: /^[1-9]\d?$/,
  in: /^[a-zA-Z]+$/,
  as: /^percent$/,
  unit: /^short$/,
  sign: /^always$/,
};

const ALLOWED_TEXT: Record<string, string> = {
  of: '<run>#<measurement>.<path> or <study>:<name>',
  digits: '0–99',
  significant: '1–99',
  in: 's',
  as: 'percent',
  unit: 'short',
  sign: 'always',
};

type Flaw = {code: string; params: Record<string, unknown>};

/**
 * Reads the attributes of a tag; only literals, since an expression can't be evaluated before the
 * page is built.
 */
export function literalAttributes(node: Tag): {attributes: Record<string, string>; flaws: Flaw[]} {
  const attributes: Record<string, string> = {};
  const flaws: Flaw[] = [];
  for (const attribute of node.attributes) {
    const name = 'name' in attribute ? attribute.name : '{…}';
    if ('name' in attribute && typeof attribute.value === 'string') {
      attributes[name] = attribute.value;
    } else flaws.push({code: 'attribute-not-literal', params: {tag: node.name, name}});
  }
  return {attributes, flaws};
}

/** Says which attributes of a `<Value>` are unknown, malformed, missing or at odds. */
export function flawsOfValue(attributes: Record<string, string>): Flaw[] {
  const flaws: Flaw[] = Object.entries(attributes)
    .filter(([name, value]) => !ACCEPTED[name]?.test(value))
    .map(([name, value]) => ({code: 'value-attribute', params: attributeParams(name, value)}));
  if (!attributes.of) flaws.push({code: 'value-without-of', params: {}});
  if (attributes.digits && attributes.significant)
    flaws.push({code: 'value-precision', params: {}});
  return flaws;
}

function attributeParams(name: string, value: string) {
  return {name, value, allowed: ALLOWED_TEXT[name] ?? Object.keys(ALLOWED_TEXT).join(', ')};
}
