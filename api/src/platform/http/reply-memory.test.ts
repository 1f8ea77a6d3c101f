import { setTimeout as delay } from 'node:timers/promises';
import { createReplyMemory } from './reply-memory.ts';

const reply = (length = 10) => ({ etag: '"x"', body: Buffer.alloc(length) });

it('keeps a reply until its store changes, and those of other stores longer', () => {
  const memory = createReplyMemory({ freshMs: 60_000 });
  memory.hearing(true);
  const [ours, theirs] = [memory.key('ours', '/list'), memory.key('theirs', '/list')];
  memory.set(ours, reply());
  memory.set(theirs, reply());
  memory.forget('ours');
  expect(memory.get(memory.key('ours', '/list'), false)).toBeUndefined();
  expect(memory.get(memory.key('theirs', '/list'), false)).toMatchObject({ stale: false });
  memory.forget();
  expect(memory.get(memory.key('theirs', '/list'), false)).toBeUndefined();
});

it('gives what was read before a change to nobody who asks after it', () => {
  const memory = createReplyMemory({ freshMs: 60_000 });
  memory.hearing(true);
  const before = memory.key('store', '/list');
  memory.forget('store');
  memory.set(before, reply());
  expect(memory.get(memory.key('store', '/list'), false)).toBeUndefined();
});

it('gives an old reply a while longer, says that it is one, and then gives it no more', async () => {
  const memory = createReplyMemory({ freshMs: 40 });
  memory.hearing(true);
  const key = memory.key('store', '/list');
  memory.set(key, reply());
  await delay(50);
  expect(memory.get(key, false)?.stale).toBe(true);
  await delay(50);
  expect(memory.get(key, false)).toBeUndefined();
});

it('gives nothing old while nobody tells of changes', async () => {
  const memory = createReplyMemory({ freshMs: 30 });
  const key = memory.key('store', '/list');
  memory.set(key, reply());
  expect(memory.get(key, false)).toBeDefined();
  await delay(40);
  expect(memory.get(key, false)).toBeUndefined();
});

it('never takes more room than it has, and keeps what is asked for often', () => {
  const maxBytes = 100_000;
  const memory = createReplyMemory({ freshMs: 60_000, maxBytes });
  memory.hearing(true);
  const home = memory.key('store', '/home');
  memory.set(home, reply(1_000));
  memory.get(home, false);
  for (let asked = 0; asked < 1_000; asked += 1) {
    memory.set(memory.key('store', `/list?maxPrice=${asked}`), reply(1_000));
    expect(memory.bytes()).toBeLessThanOrEqual(maxBytes);
  }
  memory.set(memory.key('store', '/huge'), reply(maxBytes));
  expect(memory.get(home, false)).toBeDefined();
  expect(memory.bytes()).toBeLessThanOrEqual(maxBytes);
});
