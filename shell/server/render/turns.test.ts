import { setImmediate as turn } from 'node:timers/promises';
import { createTurns } from './turns.ts';

it('what is added at once runs in order, one in each turn of the event loop', async () => {
  const done: number[] = [];
  const turns = createTurns();
  for (const number of [1, 2, 3]) turns.add(() => done.push(number));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([1]);
  await turn();
  expect(done).toEqual([1, 2]);
  turns.add(() => done.push(4));
  await turn();
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
});

it('what is added later waits for its turn, too', async () => {
  const done: number[] = [];
  const turns = createTurns();
  turns.add(() => {
    done.push(1);
    for (const number of [2, 3]) turns.add(() => done.push(number));
  });
  await turn();
  turns.add(() => done.push(4));
  for (const end of [2, 3, 4]) {
    await turn();
    expect(done.at(-1)).toBe(end);
  }
});
