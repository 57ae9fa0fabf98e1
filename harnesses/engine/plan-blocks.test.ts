import {expect, test} from 'vitest';
import {orderOfBlock} from './plan.ts';

const RUNS = ['a', 'b', 'c', 'd', 'e'];

test('each block holds every run once, in an order of its own', () => {
  const orders = [1, 2, 3].map((block) => orderOfBlock(RUNS, 7, block));
  orders.forEach((order) => expect(order.toSorted()).toEqual(RUNS));
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test('the same seed gives the same order again, another seed another one', () => {
  expect(orderOfBlock(RUNS, 7, 1)).toEqual(orderOfBlock(RUNS, 7, 1));
  expect(orderOfBlock(RUNS, 8, 1)).not.toEqual(orderOfBlock(RUNS, 7, 1));
});
