// @ts-check
import {userInfo} from 'node:os';

/**
 * @typedef {object} Variant one way to run the same code
 * @property {string} id
 * @property {string} label
 * @property {string[]} applications that it changes anything for
 * @property {string[]} settings of PHP, after those of every target
 * @property {boolean} [preload] the classes of a request are loaded when PHP-FPM starts
 * @property {boolean} [unwarmed] what the application compiles at its deployment is hidden from it
 * @property {number} requests measured in each repeat
 */

/** @type {Variant[]} */
export const VARIANTS = [
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

/** @param {string} id @returns {Variant} */
export function findVariant(id) {
  const variant = VARIANTS.find((each) => each.id === id);
  if (variant === undefined) {
    throw new Error(
      `boot variant "${id}" is none of ${VARIANTS.map((each) => each.id).join(', ')}`,
    );
  }
  return variant;
}
