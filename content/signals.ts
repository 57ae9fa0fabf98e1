/** Exit codes of a process that a signal ended, as shells count them. */
const EXIT_CODES = {SIGINT: 130, SIGTERM: 143, SIGHUP: 129};

/**
 * Does something before a signal ends this process.
 *
 * @returns leaves signals alone again
 */
export function beforeSignals(act: (signal: string) => void): () => void {
  const handlers = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const handle = () => {
      act(signal);
      process.exit(code);
    };
    process.on(signal, handle);
    return () => process.off(signal, handle);
  });
  return () => handlers.forEach((remove) => remove());
}
