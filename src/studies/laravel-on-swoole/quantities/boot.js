// @ts-check
import {measurementOf, quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.js';
import {pairedRatio} from '../../../../lib/statistics/index.js';
import {shown} from '../../quantity.js';
import {APPS, BOOT, each, withEnds} from './read.js';

/** @import {Quantities, RunOf} from '../../types.js' */

export const PARTS = [
  ...['autoload', 'container', 'routing', 'handling', 'connection', 'queries'],
  'rest',
];
const VARIANTS = ['no-opcache', 'opcache', 'preload', 'unwarmed'];
/** Parts that a server needn’t repeat when it keeps its application. */
const OF_APPLICATION = ['autoload', 'container', 'routing'];
/** Parts that a kept application repeats too, though with its classes loaded and its services made. */
const OF_REQUEST = ['handling', 'queries', 'rest'];

/** @param {RunOf} runs @param {string} app @param {string} variant @param {string} name */
const part = (runs, app, variant, name) =>
  valueOf(runs(BOOT), `${app}-${variant}.${name}`, 'cpuMs');
const ms = shown('ms', 2);

/**
 * The whole as it was measured: medians of parts don’t add up to it exactly.
 *
 * @param {RunOf} runs
 * @param {string} app
 * @param {string} variant
 */
const whole = (runs, app, variant) => part(runs, app, variant, 'total');

/** @param {RunOf} runs @param {string} app @param {readonly string[]} names of parts with OPcache */
const sumOf = (runs, app, names) =>
  names.reduce((sum, name) => sum + part(runs, app, 'opcache', name), 0);

/** @param {string} app @param {string} variant */
const ofVariant = (app, variant) => ({
  [`boot-${app}-${variant}`]: ms((runs) => whole(runs, app, variant)),
});

/** @param {string} app @returns {Quantities} */
const ofApp = (app) => ({
  ...each(
    VARIANTS.filter((variant) => app !== 'small' || variant !== 'unwarmed'),
    (variant) => ofVariant(app, variant),
  ),
  ...each(PARTS, (name) => ({
    [`boot-${app}-${name}`]: ms((runs) => part(runs, app, 'opcache', name)),
  })),
  [`boot-${app}-kept`]: ms((runs) => part(runs, app, 'opcache', 'kept')),
  [`boot-${app}-application`]: ms((runs) => sumOf(runs, app, OF_APPLICATION)),
  [`boot-${app}-request`]: ms((runs) => sumOf(runs, app, OF_REQUEST)),
  [`boot-${app}-saved`]: {
    unit: 'share',
    digits: 0,
    of: (runs) => 1 - part(runs, app, 'opcache', 'kept') / whole(runs, app, 'opcache'),
  },
});

/** CPU time of a request in each block, with OPcache. @param {import('../../types.js').Run} run @param {string} variant */
function inBlocks(run, variant) {
  const measurement = measurementOf(run, `laravel-${variant}.total`);
  return valuesByBlock(run, measurement, quantity(run, measurement.id, 'cpuMs'));
}

/** What Laravel pays for settings and routes that weren’t cached: its request over a cached one, within blocks. */
const unwarmed = withEnds('unwarmed-over-warmed-laravel', {unit: 'ratio', digits: 2}, (runs) => {
  const [over, under] = ['unwarmed', 'opcache'].map((variant) => inBlocks(runs(BOOT), variant));
  const {ratio, interval} = pairedRatio(over, under);
  return {value: ratio, ...interval};
});

/** What a fresh request costs PHP-FPM by part, and what is left of it where all is kept. */
export const boot = {...each(APPS, ofApp), ...unwarmed};
