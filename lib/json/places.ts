import type {DocumentNode, MemberNode, Node, ValueNode} from '@humanwhocodes/momoa';

/**
 * Line and column of an offset.
 *
 * @param offset counted from 0
 * @returns counted from 1
 */
export function placeAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

type MemberName = MemberNode['name'];

/**
 * Finds the place of the value at a JSON pointer; what isn't there is looked for in the innermost value that is.
 */
export function documentPlaces(
  tree: DocumentNode,
): (pointer: string) => {line: number; column: number} {
  return (pointer) => {
    let node = tree.body;
    let place = node.loc.start;
    for (const name of namesOf(pointer)) {
      const found = childOf(node, name);
      if (!found) break;
      node = found.node;
      place = found.place;
    }
    return {line: place.line, column: place.column};
  };
}

/** The names in a JSON pointer, unescaped. */
function namesOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * What stands at a JSON pointer of a document of any shape.
 *
 * @returns undefined if there is nothing
 */
export function valueAt(document: unknown, pointer: string): unknown {
  return namesOf(pointer).reduce(memberOf, document);
}

const memberOf = (node: unknown, name: string) => Object(node)[name];

/** A JSON pointer in the form that people read: `$.measurements[3].values`. */
export function jsonPathOf(pointer: string): string {
  return `$${namesOf(pointer).map(pathStep).join('')}`;
}

function pathStep(name: string) {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** The name of a member; one without quotation marks is no JSON. */
export const nameIn = (name: MemberName) => (name.type === 'String' ? name.value : name.name);

export function startOf({loc: {start}}: Node): {line: number; column: number} {
  return {line: start.line, column: start.column};
}

/** The place of a member is that of its value. */
function childOf(node: ValueNode, name: string) {
  if (node.type === 'Object') {
    const member = node.members.find((candidate) => nameIn(candidate.name) === name);
    return member && {node: member.value, place: member.value.loc.start};
  }
  const element = node.type === 'Array' ? node.elements[Number(name)] : undefined;
  return element && {node: element.value, place: element.value.loc.start};
}
