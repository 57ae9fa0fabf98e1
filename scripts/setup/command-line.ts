import {Command, InvalidArgumentError} from 'commander';

/**
 * A script's command: `--help` says how it is used, and an option or argument that it doesn't have is said with exit
 * code 2, before anything is done.
 *
 * @param name as it is typed, `npm run …`
 */
export const scriptCommand = (name: string, about: string) =>
  new Command(name)
    .description(about)
    .allowExcessArguments(false)
    .exitOverride(({exitCode}) => process.exit(exitCode === 0 ? 0 : 2));

/** Reads an argument that is a number above 0. */
export function aboveZero(text: string) {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('Give a number above 0.');
  return Number(text);
}
