import { setImmediate as tick } from 'node:timers/promises';
import { createTickQueue } from './tick-queue.ts';

it('tasks that are queued at once run in order, one in each tick of the event loop', async () => {
  const done: number[] = [];
  const queue = createTickQueue();
  for (const number of [1, 2, 3]) queue.add(() => done.push(number));
  expect(done).toEqual([]);
  await tick();
  expect(done).toEqual([1]);
  await tick();
  expect(done).toEqual([1, 2]);
  queue.add(() => done.push(4));
  await tick();
  await tick();
  expect(done).toEqual([1, 2, 3, 4]);
});

it('a task that another one queues waits behind those that were queued before', async () => {
  const done: number[] = [];
  const queue = createTickQueue();
  queue.add(() => {
    done.push(1);
    for (const number of [2, 3]) queue.add(() => done.push(number));
  });
  await tick();
  queue.add(() => done.push(4));
  for (const end of [2, 3, 4]) {
    await tick();
    expect(done.at(-1)).toBe(end);
  }
});
