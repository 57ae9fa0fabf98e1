import {extensionArguments} from '../../machine/php-extensions.ts';
import {findCommand} from '../../machine/commands.ts';

/** Profilers that we know of and don't measure: what they are, and how to tell whether they are here. */
const OTHERS: Array<{name: string; program?: string; extension?: string; about: string}> = [
  {
    name: 'Reli',
    program: 'reli',
    about: 'samples from outside like phpspy, written in PHP; give it CAP_SYS_PTRACE',
  },
  {
    name: 'Datadog',
    extension: 'datadog-profiling',
    about: 'samples from inside and sends what it finds to a service',
  },
  {
    name: 'Tideways',
    extension: 'tideways',
    about: 'samples and traces from inside and sends what it finds to a service',
  },
  {
    name: 'SPX',
    extension: 'spx',
    about: 'traces every call by default, samples when SPX_SAMPLING_PERIOD is set',
  },
  {
    name: 'Xdebug',
    extension: 'xdebug',
    about: 'traces every call; its profile is of a program that it slows down',
  },
];

export async function otherProfilers(): Promise<
  Array<{name: string; about: string; present: boolean}>
> {
  return Promise.all(
    OTHERS.map(async ({name, program, extension, about}) => ({
      name,
      about,
      present:
        program === undefined
          ? (await extensionArguments(extension ?? '')) !== null
          : findCommand(program) !== null,
    })),
  );
}
