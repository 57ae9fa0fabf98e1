import {Worker} from 'node:worker_threads';

type Asked = {job: object; answer: Parameters<Worker['on']>[1]};

/**
 * Threads that draw what they are asked for, each one job after another. A thread is also where React is there once: the
 * build's own process has Docusaurus' and that of Node's modules, and hooks of one don't run in the other.
 *
 * @param count how many
 */
export function openThreads(count: number) {
  const waiting: Asked[] = [];
  const threads = Array.from({length: count}, () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const thread: {worker: Worker; asked?: Asked} = {worker};
    return thread;
  });
  const goOn = (thread: (typeof threads)[number]) => {
    thread.asked = waiting.shift();
    if (thread.asked) thread.worker.postMessage(thread.asked.job);
  };
  /** A thread that ends fails who waits, and nobody else. */
  const failed = new Promise<never>((_, reject) => {
    for (const thread of threads) {
      thread.worker.on('message', (answer) => {
        thread.asked?.answer(answer);
        goOn(thread);
      });
      thread.worker.on('error', reject);
      thread.worker.on('exit', (code) =>
        reject(
          new Error(
            `the thread of plugins/pictures/thread.ts ended with exit code ${code} before it had drawn everything. See what it printed above; it may lack memory.`,
          ),
        ),
      );
    }
  });
  failed.catch(() => undefined);
  return {
    /** @throws {Error} naming what can't be drawn, and why */
    ask<Answer>(job: object): Promise<Answer> {
      const answered = new Promise<Answer>((answer) => waiting.push({job, answer}));
      const idle = threads.find(({asked}) => !asked);
      if (idle) goOn(idle);
      return Promise.race([answered, failed]);
    },
    close: () => Promise.all(threads.map(({worker}) => worker.terminate())),
  };
}
