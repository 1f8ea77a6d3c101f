import { fastify } from 'fastify';
import { handleErrors } from '../errors/error-handler.ts';
import { parseJsonBodies } from './json-body.ts';

const app = fastify();
handleErrors(app);
parseJsonBodies(app);
app.post('/', async ({ body }) => ({ body }));
afterAll(() => app.close());

async function parse(payload: string) {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload });
  return { status: reply.statusCode, body: reply.json().body };
}

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '}'.repeat(depth).replace('}', '1}');

it.each([
  ['lists', lists],
  ['objects', objects],
])('%s may be nested 32 levels deep and no deeper', async (_what, nested) => {
  const { status, body } = await parse(nested(32));
  expect([status, JSON.stringify(body)]).toEqual([200, nested(32)]);
  expect((await parse(nested(33))).status).toBe(400);
  expect((await parse(nested(100_000))).status).toBe(400);
});

it.each(['[[', '"[', '\\"[', '\\\\'])('brackets inside the text %j do not count as levels', async (text) => {
  const payload = JSON.stringify([text.repeat(40), 1]);
  expect(await parse(payload)).toEqual({ status: 200, body: JSON.parse(payload) });
});

// `\\` is a backslash of the text, so that what follows it begins anew.
it.each<[string, string]>([
  ['the first half of a surrogate pair', '\\ud83d'],
  ['its second half', '\\ude00'],
  ['the first half after a backslash', '\\\\\\ud83d\\\\ude00'],
  ['the second half after a backslash', '\\\\ud83d\\ude00'],
  ['the halves in the wrong order', '\\ude00\\ud83d'],
  ['a NUL', 'a\\u0000b'],
])('a text with %s is refused, as a value and as a key', async (_what, text) => {
  expect((await parse(`{"a":[{"b":"${text}"}]}`)).status).toBe(400);
  expect((await parse(`{"a":[{"${text}":"b"}]}`)).status).toBe(400);
  expect((await parse(`"${text}"`)).status).toBe(400);
});

it.each(['\\ud83d\\ude00', '\\\\ud83d', '\\\\ude00', '\\\\u0000', '\\u00e9', '\u{1f600}'])(
  'the text %s is accepted as a key and as a value',
  async (text) => {
    const payload = `{"${text}":["${text}"]}`;
    expect(await parse(payload)).toEqual({ status: 200, body: JSON.parse(payload) });
  },
);

// Keys in escapes are refused, too: the parsed key counts.
it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"\\u005f_proto__":{"a":1}}'])(
  'the key of a prototype is refused in any object: %s',
  async (payload) => {
    expect((await parse(payload)).status).toBe(400);
    expect((await parse(`{"details":[${payload}]}`)).status).toBe(400);
  },
);
