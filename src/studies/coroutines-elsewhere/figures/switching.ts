import {figure, ranking} from '../../figure.ts';
import {SWITCH} from '../runs.ts';

const SHOWN = /^(?:switch|brigade)-/u;

export default figure({
  runs: [SWITCH],
  select: ([run]) =>
    ranking(run, {
      of: (value) => 1000 * value('wallMs'),
      unit: 'us',
      row: 'id',
      group: ({system}) => (system === 'task' ? 'task' : 'thread'),
      tokens: {thread: 'model-blocking-kept', task: 'model-coroutine-kept'},
      where: ({id}) => SHOWN.test(id),
      order: 'file',
    }),
  annotations: [
    {id: 'quoted', at: {series: 'task', x: 'switch-task'}},
    {id: 'after-io', at: {series: 'task', x: 'switch-io-task'}},
    {id: 'pinned', at: {series: 'thread', x: 'brigade-thread-pinned'}},
  ],
});
