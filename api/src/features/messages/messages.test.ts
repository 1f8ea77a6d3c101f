import { parse } from 'csv-parse/sync';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { MessageList, StoredMessage } from './messages.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp({ limits: { messageAddress: { points: 12, duration: 60 } } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const hello = { name: 'Bob Caller', email: 'bob@mail.test', text: 'Do you have rye bread?\nThank you.' };
const write = (changes: object = {}, token?: string, at = host) =>
  test.call(at, 'POST', '/api/messages', { body: { ...hello, ...changes }, token });
const list = async (query = '', token = owner.token): Promise<MessageList> =>
  (await test.call(host, 'GET', `/api/messages?${query}`, { token })).body;
const bulk = (operation: string, items: object[], token = owner.token) =>
  test.call(host, 'POST', `/api/admin/bulk/${operation}`, { body: { operation, items }, token });
const notices = async () =>
  (await test.call(host, 'GET', '/api/notification', { token: owner.token })).body.notifications;
const mailed = () => mailsTo(test.database, 'shop@fresh.test');

it('a visitor’s message is kept as plain text, and staff are told of it', async () => {
  const ann = await createCustomer(test.database, tenantId);
  expect(await write()).toMatchObject({ status: 201, body: { success: true } });
  await write({ name: 'Ann\u202e\r\nMiller', text: ' <b>Hi</b>\u0007 ' }, ann.token);
  const { items, counts } = await list();
  expect(items).toMatchObject([
    { name: 'Ann Miller', text: '<b>Hi</b>', customerId: ann.id, status: 'unread' },
    { ...hello, customerId: null, status: 'unread' },
  ]);
  expect(counts).toEqual({ unread: 2, read: 0, done: 0 });
  expect(await notices()).toMatchObject([{ kind: 'message' }, { kind: 'message', message: 'Bob Caller' }]);
  expect(await mailed()).toEqual([]);
});

it.each([
  ['no text', { text: ' \n ' }, 'text'],
  ['a text without an end', { text: 'x'.repeat(4_001) }, 'text'],
  ['no mail address', { email: 'bob' }, 'email'],
  ['a member that it does not have', { customerId: '1' }, 'customerId'],
])('a message with %s is refused, and the field is named', async (_what, changes, field) => {
  const { status, body } = await write(changes);
  expect([status, body.details]).toMatchObject([400, [{ field }]]);
});

it('staff mark messages as read and done, and deleting one takes its notice along', async () => {
  const [first, second] = (await list()).items as [StoredMessage, StoredMessage];
  await bulk('messages.status', [{ id: first.id, status: 'read' }]);
  await bulk('messages.status', [{ id: second.id, status: 'done' }]);
  expect((await list('status=done&q=RYE')).items.map(({ id }) => id)).toEqual([second.id]);
  await bulk('messages.delete', [{ id: second.id }]);
  expect((await list()).counts).toEqual({ unread: 0, read: 1, done: 0 });
  expect(await notices()).toHaveLength(1);
});

it('messages are exported as CSV as the list is filtered, without formulas, and it is recorded who took them', async () => {
  await write({ name: '=1+1', text: 'Dear store,\nthe rye bread is good.' });
  const file = async (query = '') => {
    const headers = { host, authorization: `Bearer ${owner.token}` };
    return (await test.app.inject({ url: `/api/messages/export?${query}`, headers })).payload;
  };
  const [names = [], ...rows] = parse(await file(), { bom: true }) as string[][];
  expect(names).toEqual(['createdAt', 'name', 'email', 'status', 'text', 'customerId']);
  expect(rows).toHaveLength((await list()).totalDoc);
  expect(rows.at(-1)?.slice(1, 5)).toEqual([
    ...["'=1+1", 'bob@mail.test', 'unread', 'Dear store,\nthe rye bread is good.'],
  ]);
  expect(parse(await file('q=RYE&status=unread'), { bom: true })).toHaveLength(2);
  expect(parse(await file('status=done'), { bom: true })).toHaveLength(1);
  const { token } = await createPlatformUser(test.database);
  const log = await test.call('localhost', 'GET', '/api/audit-log?q=messages.export', { token });
  expect(log.body.items[0]).toMatchObject({
    ...{ actorName: owner.email, tenantId },
    details: { status: 'done' },
  });
  const clerk = await createStaff(test.database, tenantId, ['read_orders']);
  const refused = await test.call(host, 'GET', '/api/messages/export', { token: clerk.token });
  expect(refused.status).toBe(403);
});

it('messages are read and changed with their own permissions only, and in no other store', async () => {
  const [{ id }] = (await list()).items as [StoredMessage];
  const reader = await createStaff(test.database, tenantId, ['read_messages']);
  const other = await createStaff(test.database, await createStore(test.database, 'other'), 'owner');
  expect((await bulk('messages.delete', [{ id }], reader.token)).status).toBe(403);
  const foreign = await test.call('other.localhost', 'GET', '/api/messages', { token: other.token });
  const one = (at: string, token: string) => test.call(at, 'GET', `/api/messages/${id}`, { token });
  expect((await one(host, reader.token)).body).toMatchObject({ id, text: expect.any(String) });
  expect((await one('other.localhost', other.token)).status).toBe(404);
  expect(foreign.body.items).toEqual([]);
  const clerk = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await test.call(host, 'GET', '/api/messages', { token: clerk.token })).status).toBe(403);
});

it('a store with a mail address is told by mail who wrote', async () => {
  const at = { token: owner.token };
  const { body: setting } = await test.call(host, 'GET', '/api/setting/store-setting/all', at);
  const settings = { ...setting, email: 'shop@fresh.test' };
  expect((await test.call(host, 'PUT', '/api/setting/store-setting', { ...at, body: settings })).status).toBe(
    200,
  );
  expect((await write()).status).toBe(201);
  expect(await mailed()).toMatchObject([
    { kind: 'new_message', body: expect.stringContaining('bob@mail.test') },
  ]);
});

it('the number of messages from one address is limited', async () => {
  const replies = await Promise.all(Array.from({ length: 13 }, () => write()));
  expect(replies.map(({ status }) => status)).toContain(429);
});
