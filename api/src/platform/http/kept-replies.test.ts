import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { createKeptReplies } from './kept-replies.ts';

/** An application that keeps one reply; `makes` are the versions that were made, `fail` breaks the next one. */
function start(freshMs = 60_000) {
  const app = fastify();
  const kept = createKeptReplies(freshMs);
  const makes: string[] = [];
  const state = { fail: false, version: 'a', slow: 0 };
  const reply = kept.keep('releases', async () => {
    const { version } = state;
    makes.push(version);
    await delay(state.slow);
    if (state.fail) throw new Error('no database');
    return { version, text: 'é'.repeat(1_000) };
  });
  app.get('/', async (request, answer) => {
    await reply.answer(request, answer);
    return answer;
  });
  const ask = (headers = {}) => app.inject({ method: 'GET', url: '/', headers });
  return { ask, kept, makes, state };
}

it('makes a reply once for all who ask, and again after a change of its kind', async () => {
  const { ask, kept, makes, state } = start();
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(new Set(replies.map(({ headers }) => headers.etag))).toEqual(new Set(['"a"']));
  kept.forget('mails');
  await ask();
  expect(makes).toEqual(['a']);
  state.version = 'b';
  kept.forget('releases');
  expect((await ask()).json().version).toBe('b');
  kept.forget(null);
  await ask();
  expect(makes).toEqual(['a', 'b', 'b']);
});

it('never gives what was begun before a change to those who ask after it', async () => {
  const { ask, kept, state } = start();
  state.slow = 50;
  const before = ask();
  await delay(10);
  state.version = 'b';
  kept.forget('releases');
  expect((await ask()).headers.etag).toBe('"b"');
  expect((await before).headers.etag).toBe('"a"');
  expect((await ask()).headers.etag).toBe('"b"');
});

it('sees after a while what it was not told of', async () => {
  const { ask, state } = start(30);
  await ask();
  state.version = 'b';
  await delay(40);
  expect((await ask()).headers.etag).toBe('"b"');
});

it('keeps no failure', async () => {
  const { ask, state } = start();
  state.fail = true;
  expect((await ask()).statusCode).toBe(500);
  state.fail = false;
  expect((await ask()).statusCode).toBe(200);
});

it('answers in fewer bytes whoever can take them, and in none whoever has it already', async () => {
  const { ask } = start();
  const plain = await ask();
  expect(plain.json().text).toHaveLength(1_000);
  expect(plain.headers).toMatchObject({ etag: '"a"', 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const packed = await ask({ 'accept-encoding': 'br' });
  expect([packed.headers['content-encoding'], packed.rawPayload.length < 100]).toEqual(['br', true]);
  const known = await ask({ 'if-none-match': '"a"' });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});
