import {existsSync, readdirSync} from 'node:fs';

const all = [
  {
    folder: 'studies',
    label: 'Studies',
    description:
      'Benchmarks of PHP runtimes, taken apart: what was measured, what holds, and what the load itself made.',
  },
  {
    folder: 'runtimes',
    label: 'Runtimes',
    description: 'One page for each runtime: what it keeps, how it waits, what was measured.',
  },
  {
    folder: 'explore',
    label: 'Explore',
    description: 'Models to play with: what state, coroutines and workers would do, and why.',
  },
  {
    folder: 'theory',
    label: 'Theory',
    description: 'The arithmetic behind the studies: waiting, workers, coroutines and queues.',
  },
  {
    folder: 'method',
    label: 'Method',
    description: 'How to measure so that the numbers mean what they seem to mean.',
  },
  {
    folder: 'contribute',
    label: 'Contribute',
    description: 'How to send a result, a correction or a translation.',
  },
];

const hasPages = ({folder}: {folder: string}) =>
  existsSync(`docs/${folder}`) &&
  readdirSync(`docs/${folder}`).some((name) => /\.mdx?$/.test(name));

/** The sections that have a page, in the order of the header; each has an index that lists its pages. */
export const sections = all.filter(hasPages);
