import {measurementOf, quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.ts';
import {pairedRatio} from '../../../../lib/statistics/index.ts';
import {shown} from '../../quantity.ts';
import {APPS, BOOT, each, withEnds} from './read.ts';
import type {Quantities, Run, RunOf} from '../../types.ts';

export const PARTS = [
  ...['autoload', 'container', 'routing', 'handling', 'connection', 'queries'],
  'rest',
];
const VARIANTS = ['no-opcache', 'opcache', 'preload', 'unwarmed'];
/** Parts that a server needn’t repeat when it keeps its application. */
const OF_APPLICATION = ['autoload', 'container', 'routing'];
/** Parts that a kept application repeats too, though with its classes loaded and its services made. */
const OF_REQUEST = ['handling', 'queries', 'rest'];

const part = (runs: RunOf, app: string, variant: string, name: string) =>
  valueOf(runs(BOOT), `${app}-${variant}.${name}`, 'cpuMs');
const ms = shown('ms', 2);

/** The whole as it was measured: medians of parts don’t add up to it exactly. */
const whole = (runs: RunOf, app: string, variant: string) => part(runs, app, variant, 'total');

/** @param names of parts with OPcache */
const sumOf = (runs: RunOf, app: string, names: readonly string[]) =>
  names.reduce((sum, name) => sum + part(runs, app, 'opcache', name), 0);

const ofVariant = (app: string, variant: string) => ({
  [`boot-${app}-${variant}`]: ms((runs) => whole(runs, app, variant)),
});

const ofApp = (app: string): Quantities => ({
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

/** CPU time of a request in each block, with OPcache. */
function inBlocks(run: Run, variant: string) {
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
