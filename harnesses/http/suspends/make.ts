import {existsSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {argumentsOf, VENDORS} from './columns.ts';
import {isAgreed, judge, keptOf, RULE} from './judge.ts';
import type {Call} from './calls.ts';
import type {RuntimeName} from './columns.ts';
import type {Kept, Times, Verdict} from './judge.ts';
import type {Servers} from './servers.ts';

const SCRIPT = join(import.meta.dirname, 'measure.php');
/** A process that is not through by then hangs: the longest takes some eight seconds. */
const LIMIT_MS = 30_000;
/** Less: the call didn't wait, so its time says nothing. */
const LEAST_SHARE_OF_WAIT = 0.8;
const REASON_LENGTH = 200;

export type Outcome = ({verdict: Verdict} & Kept) | {verdict: 'failed'; reason: string};

export type Setting = {runtime: RuntimeName; flags: number; work: string; servers: Servers};

/** Measures a call in fresh processes. Where they disagree, more are made; what fails is tried once more. */
export async function makeCall(call: Call, setting: Setting): Promise<Outcome> {
  const {repeats, most} = RULE;
  const made: Times[] = [];
  while (made.length < repeats || (made.length < most && !isAgreed(made))) {
    const tried = await makeOnce(call, setting);
    const times = 'failed' in tried ? await makeOnce(call, setting) : tried;
    if ('failed' in times) return {verdict: 'failed', reason: times.failed};
    made.push(times);
  }
  const kept = keptOf(made);
  return {verdict: judge(kept), ...kept};
}

/** A quick look, by two calls at once, whether a setting is worth measuring. */
export async function looksLike(call: Call, setting: Setting): Promise<Outcome['verdict']> {
  const times = await makeOnce(call, setting, 2);
  return 'failed' in times ? 'failed' : judge(keptOf([times]));
}

async function makeOnce(
  call: Call,
  setting: Setting,
  calls: number = RULE.calls,
): Promise<Times | {failed: string}> {
  const begun = performance.now();
  const {code, stdout, stderr} = await runToEnd(...(await commandOf(call, setting, calls)));
  if (performance.now() - begun >= LIMIT_MS)
    return {failed: `hangs: no answer within ${LIMIT_MS / 1000} s`};
  const line = stdout.trim().split('\n').at(-1) ?? '';
  const said = line.startsWith('{"') ? JSON.parse(line) : {};
  if (said.failed !== undefined) return {failed: startOf(said.failed, setting.work)};
  if (said.aloneMs === undefined)
    return {
      failed: startOf(`the process ended (${code}): ${saidBy(stderr, stdout)}`, setting.work),
    };
  const least = Math.round(Math.min(said.aloneMs, said.togetherMs));
  return least < RULE.waitMs * LEAST_SHARE_OF_WAIT
    ? {failed: `came back after ${least} ms of ${RULE.waitMs} ms`}
    : said;
}

/**
 * The folder of settings that load the runtime, beside those of the machine. By arguments, a process of PHP that the
 * runtime itself starts would lack its classes.
 */
async function settingsOf(runtime: RuntimeName, work: string): Promise<string> {
  const folder = join(work, `settings-${runtime}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    const extensions = (await argumentsOf(runtime)).filter((word) => word !== '-d');
    writeWhole(join(folder, 'runtime.ini'), `${extensions.join('\n')}\n`);
  }
  return `:${folder}`;
}

/** The command itself, which is all that is known of a process that was killed, names folders of this machine. */
const saidBy = (stderr: string, stdout: string) =>
  (stderr.startsWith('Command failed') ? stdout : stderr || stdout).trim() || 'it said nothing';

/** On one line, without folders of this machine. */
const startOf = (text: string, work: string) =>
  text
    .replaceAll(work, '')
    .replaceAll(join(import.meta.dirname, '../../..'), '')
    .replace(/\s+/gu, ' ')
    .slice(0, REASON_LENGTH)
    .trim();

async function commandOf(
  call: Call,
  {runtime, flags, work, servers}: Setting,
  calls: number,
): Promise<Parameters<typeof runToEnd>> {
  const {waitMs} = RULE;
  // The application's packages first: the runtime's own would else stand in their place.
  const vendors = call.vendor === undefined || call.vendor === 'own' ? ['own'] : [call.vendor];
  const isLibrary = runtime === 'amphp' || runtime === 'reactphp';
  const autoload = [...vendors, ...(isLibrary ? ['own'] : [])].filter(
    (vendor, at, all) =>
      all.indexOf(vendor) === at && (vendor !== 'own' || isLibrary || call.vendor),
  );
  const order = {
    ...{runtime, call: call.id, flags, calls, held: call.held ?? null, wait: waitMs},
    autoload: autoload.map((vendor) => VENDORS[vendor]),
    at: servers.at,
  };
  const needed = call.extension === undefined ? [] : await extensionArguments(call.extension);
  const php = [
    findCommand('php') ?? 'php',
    ...(needed ?? []),
    ...['-d', 'display_errors=stderr', '-d', `sys_temp_dir=${work}`],
    ...['-d', `sendmail_path=sh -c "cat >/dev/null; sleep ${waitMs / 1000}"`, SCRIPT],
  ];
  // The resolver has no setting of its own: the process gets another /etc/resolv.conf, which nobody else sees.
  const shell = 'mount --bind "$0" /etc/resolv.conf && exec "$@"';
  const [command, ...args] = call.dns
    ? ['unshare', '--mount', 'sh', '-c', shell, String(servers.at.resolver), ...php]
    : php;
  const env = {
    ...process.env,
    BC_ORDER: JSON.stringify(order),
    TMPDIR: work,
    PHP_INI_SCAN_DIR: await settingsOf(runtime, work),
  };
  return [command, args, {env, timeoutMs: LIMIT_MS, cwd: tmpdir()}];
}
