import {readdir} from 'node:fs/promises';
import {basename} from 'node:path';
import {Option} from 'commander';
import type {Context} from '../main.ts';
import type {Command} from 'commander';

/** a flag with its value, or an argument; and what it may be */
export type Word = string | [word: string, choices: readonly string[]];

/** A command: its file bears its name, and its sentences stand below that in the catalogue. */
export interface CommandParts {
  /** key of its summary, if that isn't `<name>.summary` */
  about?: string;
  arguments?: Word[];
  /** flags that must be given */
  needs?: string[];
  flags?: Word[];
  example: string;
  /** gets arguments, options and context */
  run: Parameters<Command['action']>[0];
}

/**
 * Registers every command of this folder: a module each, which exports its parts, or `register(program, context)` where it
 * has commands of its own. A file put here is a command; nothing else needs to know of it.
 */
export async function registerCommands(program: Command, context: Context) {
  for (const file of await commandFiles()) {
    const {default: parts, register} = await import(new URL(file, import.meta.url).href);
    if (register) register(program, context);
    else registerParts(program.command(basename(file, '.ts')), parts, context);
  }
}

function registerParts(command: Command, parts: CommandParts, context: Context) {
  const {say} = context;
  const name = command.name();
  const summary = say(parts.about ?? `${name}.summary`);
  const details = `${name}.details`;
  command.summary(summary);
  command.description(say.has(details) ? `${summary}. ${say(details)}` : summary);
  for (const [word, choices] of (parts.arguments ?? []).map(withChoices)) {
    const text = say(`${name}.argument.${nameIn(word)}`);
    command.argument(word, choices ? `${text}: ${choices.join(', ')}` : text);
  }
  const textOf = (flag: string) => say(`${name}.option.${nameIn(flag)}`);
  for (const flag of parts.needs ?? []) command.requiredOption(flag, textOf(flag));
  for (const [flag, choices] of (parts.flags ?? []).map(withChoices)) {
    const option = new Option(flag, textOf(flag));
    command.addOption(choices ? option.choices(choices) : option);
  }
  finish(command, parts.example, context).action((...given) =>
    parts.run.call(command, ...given.slice(0, -1), context),
  );
}

const withChoices = (word: Word) => (typeof word === 'string' ? ([word] as const) : word);

/** The name in `--name <value>` or `[name...]`. */
const nameIn = (word: string) => /[a-z][a-z-]*/.exec(word)?.[0];

/** What each command ends with: `--json`, and an example below its help. */
export const finish = (command: Command, example: string, {say}: Context) =>
  command
    .option('--json', say('cli.option.json'))
    .addHelpText('after', `\n${say('cli.example')}\n  ${example}`);

/** @returns names of the modules, sorted */
export async function commandFiles(): Promise<string[]> {
  const names = await readdir(new URL('.', import.meta.url));
  return names
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts' && !name.endsWith('.test.ts'))
    .sort();
}
