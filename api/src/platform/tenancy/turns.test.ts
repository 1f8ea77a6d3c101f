import { setTimeout as delay } from 'node:timers/promises';
import { createTurns } from './turns.ts';

it('lets so many of one store work at once, the first first, and all of other stores besides', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  let busy = 0;
  let most = 0;
  const work = (name: string) => async () => {
    begun.push(name);
    busy += 1;
    most = Math.max(most, busy);
    await delay(5);
    busy -= 1;
    return name;
  };
  const names = ['a', 'b', 'c', 'd', 'e'];
  const done = Promise.all(names.map((name) => turns.take('ours', work(name))));
  await turns.take('theirs', async () => expect(begun).toEqual(['a', 'b']));
  expect(await done).toEqual(names);
  expect([begun, most]).toEqual([names, 2]);
});

it('hands the turn on when what it was for fails', async () => {
  const turns = createTurns(1);
  const failed = turns.take('ours', async () => {
    throw new Error('refused');
  });
  const after = turns.take('ours', async () => 'placed');
  await expect(failed).rejects.toThrow('refused');
  expect(await after).toBe('placed');
});
