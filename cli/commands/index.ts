import {readdir} from 'node:fs/promises';
import type {Context} from '../main.ts';
import type {Command} from 'commander';

/**
 * Registers every command of this folder: a module each, which exports `name` and
 * `register(program, context)`. A file put here is a command; nothing else needs to know of it.
 */
export async function registerCommands(program: Command, context: Context) {
  for (const file of await commandFiles()) {
    const {register} = await import(new URL(file, import.meta.url).href);
    register(program, context);
  }
}

/** @returns names of the modules, sorted */
export async function commandFiles(): Promise<string[]> {
  const names = await readdir(new URL('.', import.meta.url));
  return names
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts' && !name.endsWith('.test.ts'))
    .sort();
}
