import {LOCALES, ORIGINAL} from '../content/languages.ts';

/**
 * The language that a command line asks for: `--lang`, else the environment's, else English.
 *
 * @returns `rest` is the command line without the option; `wrong` is a language that there is no table of
 */
export function languageOf(
  argv: string[],
  env: Record<string, string | undefined>,
): {lang: string; rest: string[]; wrong?: string} {
  const {asked, rest} = takeLanguage(argv);
  const ofEnvironment = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  const lang = LOCALES.includes(ofEnvironment) ? ofEnvironment : ORIGINAL;
  if (asked === undefined) return {lang, rest};
  return LOCALES.includes(asked) ? {lang: asked, rest} : {lang, rest, wrong: asked};
}

function takeLanguage(argv: string[]) {
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  if (at < 0) return {asked: undefined, rest: argv};
  const joined = argv[at].includes('=');
  const asked = joined ? argv[at].slice('--lang='.length) : (argv[at + 1] ?? '');
  return {asked, rest: argv.toSpliced(at, joined ? 1 : 2)};
}
