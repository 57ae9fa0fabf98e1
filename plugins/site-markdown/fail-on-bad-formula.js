// @ts-check

/**
 * Stops the build when a formula doesn't parse: rehype-katex only leaves a message on the file
 * and prints the formula's source in red.
 * @returns {(tree: unknown, file: {path?: string, messages: Message[]}) => void}
 * @throws {Error} That names the place and the reason of every bad formula of the file.
 *
 * @typedef {object} Message of a VFile, as far as it is read
 * @property {string} [source]
 * @property {number} [line]
 * @property {number} [column]
 * @property {object} [place] a point, or from one to another
 * @property {{message?: string}} [cause]
 * @property {string} reason
 */
export function failOnBadFormula() {
  return (_tree, file) => {
    const bad = file.messages.filter((message) => message.source === 'rehype-katex');
    if (bad.length === 0) return;
    const lines = bad.map((message) => `${file.path}:${placeOf(message)}: ${reasonOf(message)}`);
    throw new Error(
      `A formula doesn't parse; correct it or put it in \`code\`.\n${lines.join('\n')}`,
    );
  };
}

/** @param {Message} message */
function placeOf({line, column, place}) {
  const {start} = /** @type {{start?: {line: number, column: number}}} */ (place ?? {});
  return `${line ?? start?.line}:${column ?? start?.column}`;
}

/** @param {Message} message */
function reasonOf(message) {
  return message.cause ? `${message.reason}: ${message.cause.message}` : message.reason;
}
