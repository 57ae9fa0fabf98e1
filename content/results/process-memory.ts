/**
 * A map that lives as long as the process. Docusaurus loads its plugins anew for each language, so
 * a variable of a module would forget between the languages of one build.
 *
 * @returns whoever uses the name says what is kept under it
 */
export function processMemory<Value>(name: string): Map<string, Value> {
  const key = Symbol.for(`blocking-coefficient.${name}`);
  const memory = globalThis as unknown as Record<symbol, Map<string, Value>>;
  memory[key] ??= new Map();
  return memory[key];
}
