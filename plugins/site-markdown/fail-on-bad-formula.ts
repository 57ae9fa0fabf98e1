type Place = {line: number; column: number};

/** of a VFile, as far as it is read */
export interface Message {
  source?: string;
  line?: number;
  column?: number;
  /** a point, or from one to another */
  place?: Place | {start: Place};
  cause?: {message?: string};
  reason: string;
}

/**
 * Stops the build when a formula doesn't parse: rehype-katex only leaves a message on the file
 * and prints the formula's source in red.
 *
 * @throws {Error} That names the place and the reason of every bad formula of the file.
 */
export function failOnBadFormula(): (
  tree: unknown,
  file: {path?: string; messages: Message[]},
) => void {
  return (_tree, file) => {
    const bad = file.messages.filter((message) => message.source === 'rehype-katex');
    if (bad.length === 0) return;
    const lines = bad.map((message) => `${file.path}:${placeOf(message)}: ${reasonOf(message)}`);
    throw new Error(
      `A formula doesn't parse; correct it or put it in \`code\`.\n${lines.join('\n')}`,
    );
  };
}

function placeOf({line, column, place}: Message) {
  const start = place && 'start' in place ? place.start : undefined;
  return `${line ?? start?.line}:${column ?? start?.column}`;
}

function reasonOf(message: Message) {
  return message.cause ? `${message.reason}: ${message.cause.message}` : message.reason;
}
