import {RUNTIMES} from './runtimes.ts';

/** Runtimes as readers name them. */
export interface Family {
  name: string;
  /** runtimes of result files that are its variants */
  runtimes: readonly string[];
  /** how a sentence, or the label of a measured system, names it */
  named: RegExp;
  /** whether a system is of it by its label as well: an application server that runs on several runtimes */
  isByLabel?: boolean;
}

/** The one place that says which runtimes belong together, in the order in which lists name them. */
export const FAMILIES: Readonly<Record<string, Family>> = Object.freeze({
  'php-fpm': {name: 'PHP-FPM', runtimes: ['php-fpm', 'php-fpm-nginx'], named: /\bfpm\b/iu},
  octane: {
    name: 'Laravel Octane',
    runtimes: ['frankenphp-octane'],
    named: /\boctane\b/iu,
    isByLabel: true,
  },
  swoole: {
    name: 'Swoole',
    runtimes: ['swoole', 'openswoole', 'swoole-nts', 'swoole-zts', 'hyperf'],
    named: /swoole|\bhyperf\b/iu,
  },
  frankenphp: {
    name: 'FrankenPHP',
    runtimes: ['frankenphp', 'frankenphp-octane'],
    named: /\bfrankenphp\b/iu,
  },
  roadrunner: {name: 'RoadRunner', runtimes: ['roadrunner'], named: /\broad\s?runner\b/iu},
  swow: {name: 'Swow', runtimes: ['swow'], named: /\bswow\b/iu},
  amphp: {name: 'AMPHP', runtimes: ['amphp'], named: /\bamp(?:hp)?\b/iu},
  reactphp: {name: 'ReactPHP', runtimes: ['reactphp'], named: /\breact\s?php\b/iu},
  trueasync: {
    name: 'TrueAsync',
    runtimes: ['trueasync', 'laravel-spawn', 'symfony-spawn'],
    named: /\btrue\s?async\b|-spawn\b/iu,
  },
});

/** Families of a measured system, by their ids. */
export const familiesOf = ({runtime, label}: {runtime: string; label: string}): string[] =>
  idsWhere(
    ({runtimes, named, isByLabel}) =>
      runtimes.includes(runtime) || (isByLabel === true && named.test(label)),
  );

/** Families that a text names, by their ids. */
export const familiesNamed = (text: string): string[] => idsWhere(({named}) => named.test(text));

const idsWhere = (holds: (family: Family) => boolean) =>
  Object.entries(FAMILIES).flatMap(([id, family]) => (holds(family) ? [id] : []));

/**
 * What a list of runtimes is narrowed by: families, each with its variants below it, and the runtimes of none.
 *
 * @param present families and runtimes of the list
 * @returns in the order in which it is shown; an id that a family and a runtime share means the family
 */
export function runtimeChoices(present: ReadonlySet<string>): [id: string, label: string][] {
  const ofFamilies = Object.entries(FAMILIES).flatMap(
    ([id, {name, runtimes}]): [string, string][] => [
      [id, name],
      ...runtimes
        .filter((runtime) => !Object.hasOwn(FAMILIES, runtime))
        .map((runtime): [string, string] => [runtime, `– ${RUNTIMES[runtime].label}`]),
    ],
  );
  const known = new Map(ofFamilies);
  const others = Object.entries(RUNTIMES)
    .filter(([id]) => !known.has(id))
    .map(([id, {label}]): [string, string] => [id, label]);
  return [...known, ...others].filter(([id]) => present.has(id));
}
