/**
 * Reads PHP-FPM's access log, written with `access.format = "%{microseconds}d %{total}C"`: the duration of a request in
 * microseconds, and its CPU time (user and system) as a percentage of that duration.
 */
type BadLine = {line: number; text: string};

interface LogReader {
  /** takes the next part of the log; it may end within a line */
  push: (text: string) => void;
  /** takes the last line and says what all came to */
  end: () => LogSums;
}

export interface LogSums {
  /** lines that were read */
  requests: number;
  /** lines in another form */
  badLines: number;
  /** the first of those, with their numbers from 1 */
  firstBad: readonly BadLine[];
  cpuMs: Moments;
  /** duration less CPU time */
  ioMs: Moments;
}

export type Moments = {mean: number; standardError: number};

const LINE = /^(\d{1,12}) (\d{1,9}(?:\.\d{1,6})?)$/u;
/** As many bad lines as one wants to see, and as much of each. */
const SHOWN_LINES = 3;
const SHOWN_LETTERS = 60;
/** A line of the format has some twenty letters: what goes on for longer isn't kept. */
const MOST_LETTERS = 4096;

/** A reader for a log that comes in parts. */
export function logReader(): LogReader {
  const cpu = running();
  const io = running();
  const firstBad: BadLine[] = [];
  let [line, badLines, rest] = [0, 0, ''];

  const read = (raw: string) => {
    line += 1;
    const text = raw.trim();
    if (text === '') return;
    const found = LINE.exec(text);
    if (!found) {
      badLines += 1;
      if (firstBad.length < SHOWN_LINES) firstBad.push({line, text: text.slice(0, SHOWN_LETTERS)});
      return;
    }
    const durationMs = Number(found[1]) / 1000;
    const cpuMs = (durationMs * Number(found[2])) / 100;
    cpu.add(cpuMs);
    io.add(durationMs - cpuMs);
  };

  return {
    push(text) {
      const lines = (rest + text).split('\n');
      rest = String(lines.pop()).slice(0, MOST_LETTERS);
      for (const each of lines) read(each);
    },
    end() {
      if (rest !== '') read(rest);
      rest = '';
      return {requests: cpu.count(), badLines, firstBad, cpuMs: cpu.moments(), ioMs: io.moments()};
    },
  };
}

/** Mean and variance of a stream (Welford, 1962), which keeps its digits where sums of squares lose them. */
function running() {
  let [count, mean, squares] = [0, 0, 0];
  return {
    count: () => count,
    add(value: number) {
      count += 1;
      const difference = value - mean;
      mean += difference / count;
      squares += difference * (value - mean);
    },
    moments: (): Moments => ({
      mean,
      standardError: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0,
    }),
  };
}
