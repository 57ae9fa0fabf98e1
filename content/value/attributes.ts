import type {Tag} from '../site/tags.ts';

/** Attributes that `<Value>` knows, each with what it accepts. */
const ACCEPTED: Record<string, [form: RegExp, inWords: string]> = {
  of: [/./, '<run>#<measurement>.<path> or <study>:<name>'],
  digits: [/^\d{1,2}$/, '0–99'],
  significant: [/^[1-9]\d?$/, '1–99'],
  in: [/^[a-zA-Z]+$/, 's'],
  as: [/^percent$/, 'percent'],
  unit: [/^short$/, 'short'],
  sign: [/^always$/, 'always'],
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
    .filter(([name, value]) => !ACCEPTED[name]?.[0]?.test(value))
    .map(([name, value]) => {
      const allowed = ACCEPTED[name]?.[1] ?? Object.keys(ACCEPTED).join(', ');
      return {code: 'value-attribute', params: {name, value, allowed}};
    });
  if (!attributes.of) flaws.push({code: 'value-without-of', params: {}});
  if (attributes.digits && attributes.significant)
    flaws.push({code: 'value-precision', params: {}});
  return flaws;
}
