// @ts-check

/**
 * Stops the build when a formula doesn't parse: rehype-katex only leaves a message on the file
 * and prints the formula's source in red.
 * @returns {(tree: unknown, file: {path?: string, messages: any[]}) => void}
 * @throws {Error} That names the place and the reason of every bad formula of the file.
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

/** @param {any} message */
function placeOf(message) {
  return `${message.line ?? message.place?.start?.line}:${message.column ?? message.place?.start?.column}`;
}

/** @param {any} message */
function reasonOf(message) {
  return message.cause ? `${message.reason}: ${message.cause.message}` : message.reason;
}
