import {userInfo} from 'node:os';

/** one way to run the same code */
export interface Variant {
  id: string;
  label: string;
  /** that it changes anything for */
  applications: string[];
  /** of PHP, after those of every target */
  settings: string[];
  /** the classes of a request are loaded when PHP-FPM starts */
  preload?: boolean;
  /** what the application compiles at its deployment is hidden from it */
  unwarmed?: boolean;
  /** measured in each repeat */
  requests: number;
}

export const VARIANTS: Variant[] = [
  {
    id: 'no-opcache',
    label: 'without OPcache',
    applications: ['small', 'symfony', 'laravel'],
    settings: ['opcache.enable=0'],
    requests: 30,
  },
  {
    id: 'opcache',
    label: 'OPcache',
    applications: ['small', 'symfony', 'laravel'],
    settings: [],
    requests: 100,
  },
  {
    id: 'preload',
    label: 'OPcache and preloading',
    applications: ['small', 'symfony', 'laravel'],
    settings: ['opcache.preload={work}/preload.php', `opcache.preload_user=${userInfo().username}`],
    preload: true,
    requests: 100,
  },
  {
    id: 'unwarmed',
    label: 'OPcache, nothing compiled at deployment',
    applications: ['symfony', 'laravel'],
    settings: [],
    unwarmed: true,
    requests: 10,
  },
];

export function findVariant(id: string): Variant {
  const variant = VARIANTS.find((each) => each.id === id);
  if (variant === undefined) {
    throw new Error(
      `boot variant "${id}" is none of ${VARIANTS.map((each) => each.id).join(', ')}`,
    );
  }
  return variant;
}
