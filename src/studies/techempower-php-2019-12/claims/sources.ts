/** Sources of claims that no result file of this study names. */
export const sources = [
  {
    id: 'swoole-evidence',
    title: 'Swoole in Practice: Real-World Measurements',
    url: 'https://github.com/true-async/true-async.github.io/blob/2898931/ru/docs/evidence/swoole-evidence.md',
  },
];
