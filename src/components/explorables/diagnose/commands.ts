import type {Machine, ServerId} from '../../../../lib/diagnosis/facts.ts';
import type {NextStep, Wanted} from '../../../../lib/diagnosis/diagnose.ts';

/** Settings that change the number of slots; `N` where it isn't known. */
const SLOTS: Record<ServerId, (slots: string, cores: string) => string> = {
  fpm: (slots) => `pm = static\npm.max_children = ${slots}`,
  // Its limit on coroutines holds in each worker.
  swoole: (slots, cores) =>
    `$server->set([\n  'worker_num' => ${cores},\n  'enable_coroutine' => true,\n  'hook_flags' => SWOOLE_HOOK_ALL,\n  'max_coroutine' => ${inEach(slots, cores)},\n]);`,
  octane: (slots) => `php artisan octane:start --workers=${slots}`,
  frankenphp: (slots) => `frankenphp {\n  num_threads ${slots}\n}`,
  roadrunner: (slots) => `http:\n  pool:\n    num_workers: ${slots}`,
  other: (slots) => `workers = ${slots}`,
};

const inEach = (slots: string, workers: string) =>
  Number(workers) > 0 && Number(slots) > 0
    ? String(Math.ceil(Number(slots) / Number(workers)))
    : `(int) ceil(${slots} / ${workers})`;

const OPCACHE = 'opcache.enable = 1\nopcache.validate_timestamps = 0';
const LOG = 'access.log = /var/log/php-fpm-times.log\naccess.format = "%{microseconds}d %{total}C"';

const RAISES = new Set<NextStep['id']>(['slots', 'waits', 'serial']);
const LOGS = new Set<NextStep['id']>(['measure', 'elsewhere', 'impossible']);

/**
 * The server's configuration that goes with a step.
 *
 * @returns null where it stays
 */
export function configOf({id, slots}: NextStep, server: ServerId, {cores}: Machine): string | null {
  if (RAISES.has(id))
    return SLOTS[server](String(slots ?? 'N'), String(cores ?? 'swoole_cpu_num()'));
  // What runs PHP from the command line has OPcache off until it is told.
  if (id === 'cores') return server === 'fpm' ? OPCACHE : `${OPCACHE}\nopcache.enable_cli = 1`;
  if (id === 'connections') return `max_connections = ${slots ?? 'N'}`;
  return LOGS.has(id) && server === 'fpm' ? LOG : null;
}

/** How long the next run should take. */
export const SECONDS = 30;
const URL = 'http://localhost:8080/';

/** threads of a generator: so many that each has some connections */
const threadsFor = (users: number) => Math.min(4, users);
/** wrk leaves out what doesn't divide by its threads */
const divided = (users: number) => Math.ceil(users / threadsFor(users)) * threadsFor(users);

const CLOSED: Record<string, (users: number) => string> = {
  ab: (users) => `ab -k -l -t ${SECONDS} -n 10000000 -c ${users} ${URL}`,
  autocannon: (users) => `autocannon -d ${SECONDS} -c ${users} --json ${URL} > run.json`,
  h2load: (users) => `h2load --h1 -D ${SECONDS} -t ${threadsFor(users)} -c ${users} ${URL}`,
  hey: (users) => `hey -z ${SECONDS}s -c ${users} ${URL}`,
  k6: (users) => `k6 run --vus ${users} --duration ${SECONDS}s --summary-export=run.json script.js`,
  pgbench: (users) => `pgbench -T ${SECONDS} -c ${users} -j ${threadsFor(users)}`,
  wrk: (users) => `wrk -t${threadsFor(users)} -c${divided(users)} -d${SECONDS}s --latency ${URL}`,
  oha: (users) => `oha -z ${SECONDS}s -c ${users} --output-format json ${URL} > run.json`,
};

export const CLOSED_TOOLS = Object.keys(CLOSED).concat('vegeta').sort();

const OPEN: Record<string, (rate: number, users: number) => string> = {
  vegeta: (rate) =>
    `echo GET ${URL} | vegeta attack -rate=${rate} -duration=${SECONDS}s | vegeta report -type=json > run.json`,
  oha: (rate, users) =>
    `oha -z ${SECONDS}s -q ${rate} -c ${users} --latency-correction --output-format json ${URL} > run.json`,
};

/** The command line of the run to make next: open where the last was, by the same tool where it can. */
export function commandOf({users, offered}: NextStep, tool: string): string {
  if (offered) return (OPEN[tool] ?? OPEN.oha)(Math.ceil(offered), users);
  return (CLOSED[tool] ?? CLOSED.oha)(users);
}

const COUNT: Record<ServerId, string> = {
  fpm: 'php-fpm -tt 2>&1 | grep max_children',
  swoole: "pgrep -fc 'swoole.*worker'",
  octane: "pgrep -fc 'octane.*worker|swoole_http_server.*worker'",
  frankenphp: 'curl -s http://localhost:2019/frankenphp/threads',
  roadrunner: 'rr workers',
  other: 'ps -eLf | grep -c "[p]hp"',
};

/** How something is measured, while the load runs. */
export function measureBy(wanted: Wanted, server: ServerId, tool: string): string {
  if (wanted === 'busy') return 'mpstat 5 6';
  if (wanted === 'slots') return COUNT[server];
  if (wanted === 'generator') return `top -H -d 5 -p $(pgrep -d, -x ${tool || 'wrk'})`;
  return server === 'fpm' ? LOG : "pidstat -u -p $(pgrep -d, -f 'php|rr|swoole') 5 6";
}
