import { setTimeout as delay } from 'node:timers/promises';
import { createTenantSemaphore } from './tenant-semaphore.ts';

it('a tenant’s work waits for the same tenant only, and starts in order', async () => {
  const semaphore = createTenantSemaphore(2);
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
  const done = Promise.all(names.map((name) => semaphore('ours', work(name))));
  await semaphore('theirs', async () => expect(begun).toEqual(['a', 'b']));
  expect(await done).toEqual(names);
  expect([begun, most]).toEqual([names, 2]);
});

it('a tenant who asks for more than can wait is refused, and another is not', async () => {
  const semaphore = createTenantSemaphore(1, 2);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const running = Array.from({ length: 3 }, () => semaphore('noisy', () => gate));
  await delay(0);
  await expect(semaphore('noisy', () => gate)).rejects.toMatchObject({
    ...{ code: 'UNAVAILABLE', status: 503, headers: { 'retry-after': '2' } },
  });
  expect(await semaphore('quiet', async () => 'served')).toBe('served');
  open();
  await Promise.all(running);
  expect(await semaphore('noisy', async () => 'again')).toBe('again');
});
