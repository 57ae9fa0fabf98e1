import {expect, test} from 'vitest';
import {readView, toggleSeries, writeView} from './view-state.ts';

test('a view comes back from the query it was written to', () => {
  const view = {scale: 'log', series: ['trueasync', 'swoole-nts'], note: 'capped'};
  const search = writeView('', 'throughput', view);
  expect(search).toBe(
    '?f.throughput.scale=log&f.throughput.series=trueasync,swoole-nts&f.throughput.note=capped',
  );
  expect(readView(search, 'throughput')).toEqual(view);
});

test('other figures and other parts keep their place in the query', () => {
  const search = writeView('?tcpu=5&f.memory.note=gap', 'throughput', {scale: 'log'});
  expect(readView(search, 'memory')).toEqual({note: 'gap'});
  expect(search).toContain('tcpu=5');
  expect(writeView(search, 'throughput', {})).toBe('?tcpu=5&f.memory.note=gap');
});

test('the default view leaves nothing in the query', () => {
  expect(writeView('', 'memory', {})).toBe('');
  expect(readView('', 'memory')).toEqual({});
});

test('a scale that does not exist is not taken from an address', () => {
  expect(readView('?f.memory.scale=sideways&f.memory.series=', 'memory')).toEqual({});
});

test('pressing a series hides it, pressing it again shows it, and the last one brings all back', () => {
  const all = ['a', 'b'];
  const one = toggleSeries({}, 'a', all);
  expect(one.series).toEqual(['b']);
  expect(toggleSeries(one, 'a', all).series).toBeUndefined();
  expect(toggleSeries(one, 'b', all).series).toBeUndefined();
});
