import {valueOf} from '../../../lib/result/read.ts';
import {mb, ms, share} from '../quantity.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** What a request of the young and of the grown application is made of, by the probe and by the harness's own clocks. */
const RUN = 'laravel-octane/passport';

const SYSTEMS: Record<string, (app: string) => string> = {
  fpm: (app) => `fpm-nginx-${app}-per-request-blocking`,
  octane: (app) => `octane-swoole-${app}-kept-blocking`,
};

/** {age} is young or grown. */
const idOf = ({age, server}: Holes, part: string) =>
  `${SYSTEMS[server](age === 'grown' ? 'laravel11-grown' : 'laravel11')}.${part}`;

const value =
  (path: string, part = 'probe') =>
  (runs: RunOf, {server = 'fpm', age}: Holes) =>
    valueOf(runs(RUN), idOf({server, age}, part), path);

export const passportQuantities: Quantities = {
  'passport-cpu-{age}-{server}': ms[1](value('cpuMs', 'harness')),
  'passport-wait-{age}-{server}': ms[1](value('ioMs', 'harness')),
  // On PHP-FPM, which does both for each request.
  'passport-boot-{age}': ms[1](value('cpuMs', 'boot')),
  'passport-connect-{age}': ms[1](value('cpuMs', 'connect')),
  'passport-kernel-{age}-{server}': share[0](
    (runs, holes) => value('cpuSystemS')(runs, holes) / value('cpuTotalS')(runs, holes),
  ),
  'passport-memory-{age}-{server}': mb[1](value('phpAllocatedMb')),
};
