// @ts-check
/**
 * Line and column of an offset.
 *
 * @param {string} text
 * @param {number} offset counted from 0
 * @returns {{line: number, column: number}} counted from 1
 */
export function placeAt(text, offset) {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: offset - before.lastIndexOf('\n')};
}

/** @typedef {import('@humanwhocodes/momoa').MemberNode['name']} MemberName */

/**
 * Finds the place of the value at a JSON pointer; what isn't there is looked for in the innermost value that is.
 *
 * @param {import('@humanwhocodes/momoa').DocumentNode} tree
 * @returns {(pointer: string) => {line: number, column: number}}
 */
export function documentPlaces(tree) {
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

/**
 * The names in a JSON pointer, unescaped.
 *
 * @param {string} pointer
 * @returns {string[]}
 */
export function namesOf(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A JSON pointer in the form that people read: `$.measurements[3].values`.
 *
 * @param {string} pointer
 * @returns {string}
 */
export function jsonPathOf(pointer) {
  return `$${namesOf(pointer).map(pathStep).join('')}`;
}

/** @param {string} name */
function pathStep(name) {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** The name of a member; one without quotation marks is no JSON. @param {MemberName} name */
export const nameIn = (name) => (name.type === 'String' ? name.value : name.name);

/** @param {import('@humanwhocodes/momoa').Node} node @returns {{line: number, column: number}} */
export function startOf({loc: {start}}) {
  return {line: start.line, column: start.column};
}

/** The place of a member is that of its value. @param {import('@humanwhocodes/momoa').ValueNode} node @param {string} name */
function childOf(node, name) {
  if (node.type === 'Object') {
    const member = node.members.find((candidate) => nameIn(candidate.name) === name);
    return member && {node: member.value, place: member.value.loc.start};
  }
  const element = node.type === 'Array' ? node.elements[Number(name)] : undefined;
  return element && {node: element.value, place: element.value.loc.start};
}
