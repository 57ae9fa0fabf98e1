// @ts-check
/**
 * A map that lives as long as the process. Docusaurus loads its plugins anew for each language, so
 * a variable of a module would forget between the languages of one build.
 *
 * @template Value
 * @param {string} name
 * @returns {Map<string, Value>} whoever uses the name says what is kept under it
 */
export function processMemory(name) {
  const key = Symbol.for(`blocking-coefficient.${name}`);
  const memory = /** @type {Record<symbol, Map<string, Value>>} */ (
    /** @type {unknown} */ (globalThis)
  );
  memory[key] ??= new Map();
  return memory[key];
}
