import type {Requests} from './requests.ts';
import type {Window} from './window.ts';

/**
 * A fixed number of users, each sending its next request when the last one has ended (and after its think time).
 */
export function runClosedModel(
  {vus, thinkTimeMs = 0}: {vus: number; thinkTimeMs?: number},
  requests: Requests,
  window: Window,
): {stop: () => void} {
  let n = 0;
  let stopped = false;
  const next = () => {
    if (stopped) {
      return;
    }
    const sentAt = performance.now();
    window.arrive(sentAt, sentAt);
    requests.send(n, (ending) => {
      window.complete(sentAt, sentAt, performance.now(), ending);
      // A refused connection fails at once: without a pause a dead server would keep the generator spinning.
      const pauseMs = ending === 'ok' ? thinkTimeMs : Math.max(thinkTimeMs, 10);
      pauseMs > 0 ? setTimeout(next, pauseMs) : next();
    });
    n += 1;
  };
  for (let user = 0; user < vus; user += 1) {
    next();
  }
  return {
    stop: () => {
      stopped = true;
    },
  };
}
