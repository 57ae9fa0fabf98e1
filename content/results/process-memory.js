// @ts-check
/**
 * A map that lives as long as the process. Docusaurus loads its plugins anew for each language, so
 * a variable of a module would forget between the languages of one build.
 *
 * @param {string} name
 * @returns {Map<string, any>}
 */
export function processMemory(name) {
  const key = Symbol.for(`blocking-coefficient.${name}`);
  globalThis[key] ??= new Map();
  return globalThis[key];
}
