import {plain, stemOf, wordsOf} from './stems.ts';

/**
 * How readers write what the pages call by one name: in Russian letters, in parts, for short. Where languages call it
 * differently, each has its own.
 */
const WRITTEN: readonly [name: string | Readonly<Record<string, string>>, written: string][] = [
  ['PHP-FPM', 'fpm, phpfpm, фпм, пхп фпм'],
  ['Octane', 'октейн, октэйн, октан'],
  ['Swoole', 'свул, сул, свуул, суол, свол'],
  ['OpenSwoole', 'open swoole, опенсвул, опен свул'],
  ['FrankenPHP', 'franken, franken php, франкен, фрэнкен, франкенпхп, фрэнкенпхп, фрэнкенphp'],
  [
    'RoadRunner',
    'rr, road runner, рр, роадраннер, роудраннер, роадранер, роад раннер, роуд раннер',
  ],
  ['Swow', 'свов, своу, суов'],
  ['AMPHP', 'amp, amp php, амп, ампхп'],
  ['ReactPHP', 'react, react php, реакт, реактпхп, реактphp, реакт пхп'],
  ['TrueAsync', 'true async, труасинк, труэсинк, тру асинк, тру эсинк'],
  ['Hyperf', 'хайперф, гиперф'],
  ['Laravel', 'ларавель, ларавел, лара'],
  ['Symfony', 'симфони, симфония'],
  ['Appwrite', 'аппрайт'],
  ['TechEmpower', 'tech empower, tfb, техэмпауэр'],
  ['HttpArena', 'http arena, хттп арена'],
  ['IdleMMO', 'idle mmo, айдл ммо'],
  ['Nexus', 'нексус'],
  ['phpspy', 'php spy'],
  ['pfp', 'php fast profile'],
  ['OPcache', 'op cache, опкеш, опкэш'],
  ['PostgreSQL', 'postgres, pg, постгрес, постгре'],
  ['nginx', 'энжинкс, нгинкс'],
  ['Apache', 'апач, апачи'],
  ['k6', 'к6'],
  ['vegeta', 'вегета'],
  ['coordinated omission', 'co'],
  [{en: 'virtual users', ru: 'виртуальные пользователи'}, 'vu, vus, virtual users'],
  [{en: 'throughput', ru: 'пропускная способность'}, 'rps, qps, рпс'],
  [{en: 'coroutine', ru: 'корутина'}, 'coro, сопрограмма, короутина'],
  [{en: 'percentile', ru: 'процентиль'}, 'p95, p99, p50, перцентиль'],
  [{en: 'back-pressure', ru: 'противодавление'}, 'backpressure, back pressure, бэкпрешер'],
];

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

const nameIn = (name: (typeof WRITTEN)[number][0], language: string) =>
  typeof name === 'string' ? name : name[language];

/** All names that this module knows in a language, each with the ways in which readers write it. */
export const namesIn = (language: string): [name: string, written: string[]][] =>
  WRITTEN.map(([name, written]) => [nameIn(name, language), written.split(', ')]);

/** The most words that a name is written in. */
const LONGEST = 3;

/**
 * A query in the names that the pages use, whichever form of a word was typed.
 *
 * @param query as a reader typed it
 * @param language of the pages
 * @returns the query itself where it has no other name in it
 */
export function inPagesWords(query: string, language: string): string {
  const names = new Map(
    namesIn(language).flatMap(([name, written]) =>
      [name, ...written].map((one) => [keyOf(wordsOf(one)), name]),
    ),
  );
  const words = wordsOf(query);
  const said: string[] = [];
  let isChanged = false;
  for (let at = 0; at < words.length;) {
    const found = [...Array(LONGEST).keys()]
      .map((less) => words.slice(at, at + LONGEST - less))
      .find((some) => names.has(keyOf(some)));
    const name = found && names.get(keyOf(found));
    isChanged ||= name !== undefined && plain(name) !== found?.join(' ');
    said.push(name ?? words[at]);
    at += found?.length ?? 1;
  }
  return isChanged ? said.join(' ') : query;
}
