import {chooseTool, loadTool} from '../load/tools.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.ts';
import {verifyAnswers} from '../protocol/verify.ts';
import {positiveNumber, wholeNumber} from './cell-options.ts';
import type {Load} from '../load/own-generator.ts';
import type {Options} from './commands.ts';

/** Loads a server that `serve` started, here or on another host, and prints the report as JSON. */
export async function loadCommand(url: string | undefined, options: Options) {
  if (url === undefined || !/^http:\/\/[^/]+\/?$/.test(url)) {
    throw new HarnessError(
      'load',
      `address "${url ?? ''}"`,
      'give the address that serve printed, such as http://127.0.0.1:8080',
    );
  }
  const base = url.replace(/\/$/, '');
  await verifyAnswers(base, options.workload);
  const work = makeWorkFolder();
  try {
    const report = await loadTool(chooseTool(options.tool))({
      url: `${base}/${options.workload}`,
      load: loadFromOptions(options),
      warmUpS: positiveNumber('--warm-up', options['warm-up']),
      measureS: positiveNumber('--duration', options.duration),
      timeoutMs: 10_000,
      expectedStart: `{"workload":"${options.workload}"`,
      work,
    });
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return 0;
  } finally {
    removeWorkFolder(work);
  }
}

function loadFromOptions({rate, vus, cap}: Options): Load {
  if (rate === undefined && vus !== undefined) {
    return {model: 'closed', vus: wholeNumber('--vus', vus)};
  }
  if (rate !== undefined && vus === undefined) {
    return {
      model: 'open',
      ratePerS: positiveNumber('--rate', rate),
      maxInFlight: wholeNumber('--cap', cap),
    };
  }
  throw new HarnessError(
    'load',
    'neither or both of --rate and --vus',
    'give --rate N (open model, with --cap) or --vus N (closed model)',
  );
}
