import fc from 'fast-check';

/** Pieces that parsers stumble over. */
const NASTY = [
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '-0',
  '1e-320',
  '1,5',
  '1 000',
  '0x10',
  'null',
  'true',
  '""',
  '"12 ms"',
  '{}',
  '[]',
  '[[[[',
  '{"__proto__": {"x": 1}, ',
  '"constructor": 1,',
  '<script>alert(1)</script>',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\r\n',
  '\n\n',
  '\t',
  ',',
  ';',
  '"',
  '\\',
  '9'.repeat(400),
  '% in',
  'ms',
  '🐘',
];

const at = fc.double({min: 0, max: 1, noNaN: true});
const length = fc.integer({min: 1, max: 60});

/** One change of a text, as a description and what it does, so that a failure can be read. */
const change = fc.oneof(
  fc.record({kind: fc.constant('cut'), at}),
  fc.record({kind: fc.constant('insert'), at, piece: fc.constantFrom(...NASTY)}),
  fc.record({kind: fc.constant('number'), at, piece: fc.constantFrom(...NASTY)}),
  fc.record({kind: fc.constant('delete'), at, length}),
  fc.record({kind: fc.constant('double'), at, length}),
  fc.record({kind: fc.constant('line'), at}),
  fc.record({kind: fc.constant('flip'), at, bit: fc.integer({min: 0, max: 7})}),
);

/** A few changes, one after another. */
export const changes = fc.array(change, {minLength: 1, maxLength: 4});

export type Change = {kind: string; at: number; piece?: string; length?: number; bit?: number};

/** The bytes of a recorded output after some changes. */
export function changed(bytes: Buffer, list: Change[]): Buffer {
  return list.reduce(
    (now, one) => CHANGE[one.kind](now, Math.floor(one.at * now.length), one),
    bytes,
  );
}

const CHANGE: Record<string, (bytes: Buffer, place: number, change: Change) => Buffer> = {
  cut: (bytes, place) => bytes.subarray(0, place),
  insert: (bytes, place, {piece = ''}) => spliced(bytes, place, 0, Buffer.from(piece)),
  delete: (bytes, place, {length: count = 0}) => spliced(bytes, place, count, Buffer.alloc(0)),
  double: (bytes, place, {length: count = 0}) =>
    spliced(bytes, place, 0, bytes.subarray(place, place + count)),
  number: replaceNumber,
  line: doubleLine,
  flip: (bytes, place, {bit = 0}) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[place % copy.length] ^= 1 << bit;
    return copy;
  },
};

function spliced(bytes: Buffer, place: number, removed: number, added: Buffer) {
  return Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place + removed)]);
}

/** Puts a nasty piece in the place of the next number. */
function replaceNumber(bytes: Buffer, place: number, {piece = ''}: Change) {
  const text = bytes.toString('latin1');
  const match = /\d+(\.\d+)?/.exec(text.slice(place));
  if (!match) return bytes;
  return spliced(bytes, place + match.index, match[0].length, Buffer.from(piece));
}

function doubleLine(bytes: Buffer, place: number) {
  const start = bytes.lastIndexOf(10, place) + 1;
  const end = bytes.indexOf(10, place);
  const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
  return spliced(bytes, start, 0, line);
}

const few = fc.integer({min: 0, max: 40});

/**
 * Counts of runs in which requests went well, failed by status, timed out, got no connection or were under way at the
 * end: recorded outputs hold few of them at once.
 */
export const counts = fc.record({
  good: fc.integer({min: 50, max: 5000}),
  bad: few,
  late: few,
  refused: few,
  waiting: fc.integer({min: 0, max: 4}),
  ranForS: fc.double({min: 5, max: 30, noNaN: true}).map((s) => Math.round(s * 100) / 100),
});
