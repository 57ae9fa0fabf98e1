// @ts-check
import {readdir} from 'node:fs/promises';

/**
 * Registers every command of this folder: a module each, which exports `name` and
 * `register(program, context)`. A file put here is a command; nothing else needs to know of it.
 *
 * @param {import('commander').Command} program
 * @param {import('../main.js').Context} context
 */
export async function registerCommands(program, context) {
  for (const file of await commandFiles()) {
    const {register} = await import(new URL(file, import.meta.url).href);
    register(program, context);
  }
}

/** @returns {Promise<string[]>} names of the modules, sorted */
export async function commandFiles() {
  const names = await readdir(new URL('.', import.meta.url));
  return names
    .filter((name) => name.endsWith('.js') && name !== 'index.js' && !name.endsWith('.test.js'))
    .sort();
}
