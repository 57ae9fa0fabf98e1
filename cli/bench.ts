import {main} from './main.ts';

// a reader that stops reading (`bench … | head`) is no error
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const {stdin, stdout, stderr, env} = process;
process.exitCode = await main(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  cwd: process.cwd(),
});
