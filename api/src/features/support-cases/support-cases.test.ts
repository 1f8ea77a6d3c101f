import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { supportFiles, supportMessages, supportNotes } from './support-cases.table.ts';

let test: TestApp;
let fresh: string;
let olive: Actor;
let other: Actor;
let pat: Actor;
let quinn: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  olive = await createStaff(test.database, fresh, 'owner', { name: 'Olive' });
  other = await createStaff(test.database, bakehouse, 'owner');
  pat = await createPlatformUser(test.database, { name: 'Pat' });
  quinn = await createPlatformUser(test.database, { name: 'Quinn' });
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
const ofStore = (method: Method, path: string, body?: object, token = olive.token, host = 'fresh') =>
  test.call(`${host}.localhost`, method, `/api/support-cases${path}`, { token, body });
const ofPlatform = (method: Method, path: string, body?: object, token = pat.token) =>
  test.call('localhost', method, `/api/platform/support-cases${path}`, { token, body });
const open = async (subject = 'Printer') =>
  (await ofStore('POST', '', { subject, text: 'It prints nothing.' })).body;
const kindsTo = async ({ email }: Actor) => (await mailsTo(test.database, email)).map(({ kind }) => kind);

function send(path: string, name: string, content: Buffer, token: string, host = 'fresh.localhost') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { host, authorization: `Bearer ${token}` };
  return test.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: form });
}

it('a support case goes to and fro between a store and the operators, and each is told by mail', async () => {
  const opened = await open();
  expect(opened).toMatchObject({ status: 'open', subject: 'Printer', openedByName: 'Olive' });
  expect(await kindsTo(pat)).toContain('support_from_store');
  const answered = await ofPlatform('POST', `/${opened.id}/messages`, { text: 'Is it switched on?' });
  expect(answered.body).toMatchObject({ status: 'waiting_for_store', storeSlug: 'fresh' });
  const [mail] = await mailsTo(test.database, olive.email);
  expect(mail).toMatchObject({ kind: 'support_answer', tenantId: null });
  expect(mail?.body).toContain(`http://fresh.localhost:3000/admin/support/${opened.id}`);
  const back = await ofStore('POST', `/${opened.id}/messages`, { text: 'It is now.' });
  expect(back.body.status).toBe('waiting_for_platform');
  expect(
    back.body.messages.map(({ authorName, text }: Record<string, string>) => [authorName, text]),
  ).toEqual([
    ['Olive', 'It prints nothing.'],
    ['Pat', 'Is it switched on?'],
    ['Olive', 'It is now.'],
  ]);
  expect((await ofStore('PUT', `/status/${opened.id}`, { status: 'solved' })).body.status).toBe('solved');
  const reopened = await ofStore('POST', `/${opened.id}/messages`, { text: 'It stopped again.' });
  expect(reopened.body.status).toBe('waiting_for_platform');
});

it('support cases are numbered in each store, also when two are opened at once', async () => {
  const numbers = (await Promise.all([open('A12'), open('B12'), open('C12')])).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(3);
  const theirs = await ofStore('POST', '', { subject: 'Oven', text: 'Cold' }, other.token, 'bakehouse');
  expect(theirs.body.number).toBe(1);
});

it('a note of operators on a support case is never told to the store, whatever it asks', async () => {
  const { id } = await open('Secret');
  const noted = await ofPlatform('POST', `/${id}/notes`, { text: 'NOTE-CANARY' });
  expect(noted.body.notes).toEqual([expect.objectContaining({ authorName: 'Pat', text: 'NOTE-CANARY' })]);
  for (const path of ['', `/${id}`, '?q=NOTE-CANARY'])
    expect(JSON.stringify((await ofStore('GET', path)).body)).not.toContain('NOTE-CANARY');
  await expect(
    inTenant(test.database, fresh, (tx) => tx.select({ text: supportNotes.text }).from(supportNotes)),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

it('the operator who looks after a support case alone gets the mails about it, and the store is not told who', async () => {
  const { id } = await open('Assigned');
  const { version } = (await ofPlatform('GET', `/${id}`)).body;
  const taken = await ofPlatform('PUT', `/${id}`, { assigneeId: quinn.id, version });
  expect(taken.body).toMatchObject({ assigneeId: quinn.id, assigneeName: 'Quinn', version: version + 1 });
  expect((await ofPlatform('PUT', `/${id}`, { assigneeId: null, version })).body.code).toBe(
    'VERSION_CONFLICT',
  );
  expect((await ofPlatform('PUT', `/${id}`, { assigneeId: olive.id, version: version + 1 })).status).toBe(
    400,
  );
  const before = [(await kindsTo(pat)).length, (await kindsTo(quinn)).length];
  const answer = await ofStore('POST', `/${id}/messages`, { text: 'Any news?' });
  expect([(await kindsTo(pat)).length, (await kindsTo(quinn)).length]).toEqual([before[0], before[1]! + 1]);
  expect(answer.body).not.toHaveProperty('assigneeId');
  expect((await ofPlatform('GET', `?assignee=${quinn.id}`)).body.totalDoc).toBe(1);
  const free = (await ofPlatform('GET', '?assignee=none&limit=100')).body.items;
  expect(free.map((one: { id: string }) => one.id)).not.toContain(id);
});

it('support cases are told to operators who read them, and looked after by those who answer', async () => {
  const answers = await createPlatformUser(test.database, { name: 'Sam' }, [
    'read_support_cases',
    'write_support_cases',
  ]);
  const reads = await createPlatformUser(test.database, { name: 'Rae' }, ['read_support_cases']);
  const bills = await createPlatformUser(test.database, { name: 'Bo' }, ['read_billing']);
  await open('Who?');
  expect(await kindsTo(reads)).toEqual(['support_from_store']);
  expect(await kindsTo(bills)).toEqual([]);
  const { body } = await ofPlatform('GET', '/assignees', undefined, answers.token);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Pat', 'Quinn', 'Sam']);
  expect(Object.keys(body[0])).toEqual(['id', 'name']);
  expect((await ofPlatform('GET', '/assignees', undefined, bills.token)).body.code).toBe('FORBIDDEN');
});

it('a support case is not shown to another store, nor to staff without the permission', async () => {
  const { id } = await open('Own');
  expect((await ofStore('GET', `/${id}`, undefined, other.token, 'bakehouse')).status).toBe(404);
  const text = { text: 'Mine now' };
  expect((await ofStore('POST', `/${id}/messages`, text, other.token, 'bakehouse')).status).toBe(404);
  const sam = await createStaff(test.database, fresh, ['read_support']);
  expect((await ofStore('GET', `/${id}`, undefined, sam.token)).status).toBe(200);
  expect((await ofStore('POST', `/${id}/messages`, text, sam.token)).status).toBe(403);
  expect((await ofPlatform('GET', `/${id}`, undefined, olive.token)).body.code).toBe('TENANT_MISMATCH');
});

it('a message of a support case cannot be changed, not even with the database’s own role', async () => {
  await expect(
    inTenant(test.database, fresh, (tx) => tx.update(supportMessages).set({ text: 'Other' })),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(
    onPlatform(test.database, (tx) => tx.update(supportMessages).set({ text: 'Other' })),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

describe('a file of a support case', () => {
  it('is kept as what its content is, and always downloaded', async () => {
    const { id } = await open('Files');
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#999' } })
      .withExif({ IFD0: { Copyright: 'EXIF-CANARY' } })
      .avif()
      .toBuffer();
    const files = [
      (await send(`/support-cases/${id}/files`, 'photo.html', photo, olive.token)).json(),
      (
        await send(`/support-cases/${id}/files`, 'log.exe', Buffer.from('line 1\nline 2'), olive.token)
      ).json(),
      (
        await send(`/support-cases/${id}/files`, '../../bill.pdf', Buffer.from('%PDF-1.7 x'), olive.token)
      ).json(),
    ];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['photo.webp', 'image/webp'],
      ['log.txt', 'text/plain'],
      ['bill.pdf', 'application/pdf'],
    ]);
    const path = `/${id}/files/${files[0].id}`;
    expect((await ofStore('GET', path)).status).toBe(404);
    const message = { text: 'See here', fileIds: files.map((file) => file.id) };
    const { messages } = (await ofStore('POST', `/${id}/messages`, message)).body;
    expect(messages.at(-1).files.map((file: { name: string }) => file.name)).toContain('photo.webp');
    for (const [url, token, host] of [
      [`/api/support-cases${path}`, olive.token, 'fresh.localhost'],
      [`/api/platform/support-cases${path}`, pat.token, 'localhost'],
    ] as const) {
      const headers = { host, authorization: `Bearer ${token}` };
      const got = await test.app.inject({ url, headers });
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': `attachment; filename*=UTF-8''photo.webp`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; sandbox`,
      });
      expect((await sharp(got.rawPayload).metadata()).format).toBe('webp');
      expect(got.rawPayload.includes('EXIF-CANARY')).toBe(false);
    }
    expect((await ofStore('GET', path, undefined, other.token, 'bakehouse')).status).toBe(404);
    expect((await ofStore('POST', `/${id}/messages`, message)).body.details[0].field).toBe('fileIds');
  });

  it('goes with the message that opens a case, once and from who uploaded it', async () => {
    const upload = async (name: string) =>
      (await send('/support-cases/files', name, Buffer.from(name), olive.token)).json();
    const [first, second] = [await upload('first.txt'), await upload('second.txt')];
    const sam = await createStaff(test.database, fresh, ['read_support', 'write_support']);
    const asked = { subject: 'With files', text: 'See here', fileIds: [first.id, second.id] };
    expect((await ofStore('POST', '', asked, sam.token)).body.details[0].field).toBe('fileIds');
    const { id, messages } = (await ofStore('POST', '', asked)).body;
    expect(messages[0].files).toEqual([first, second]);
    expect((await ofPlatform('GET', `/${id}`)).body.messages[0].files).toEqual([first, second]);
    expect((await ofStore('GET', `/${id}/files/${first.id}`)).status).toBe(200);
    expect((await ofStore('POST', '', asked)).body.details[0].field).toBe('fileIds');
    expect((await ofStore('GET', '?q=With%20files')).body.totalDoc).toBe(1);
  });

  it('that waits for a case is checked as any other; no more than ten do, and none for more than a day', async () => {
    const pia = await createStaff(test.database, fresh, ['read_support', 'write_support']);
    const upload = (content: Buffer, token = pia.token) =>
      send('/support-cases/files', 'x.png', content, token);
    const program = Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]);
    expect((await upload(program)).json().details).toEqual([{ field: 'file', message: 'type' }]);
    const reads = await createStaff(test.database, fresh, ['read_support']);
    expect((await upload(Buffer.from('text'), reads.token)).statusCode).toBe(403);
    for (let count = 0; count < 10; count += 1)
      expect((await upload(Buffer.from('text'))).statusCode).toBe(201);
    expect((await upload(Buffer.from('text'))).json().details).toEqual([
      { field: 'file', message: 'too_many' },
    ]);
    const ofPia = eq(supportFiles.uploadedBy, pia.id);
    const dayBefore = { createdAt: new Date(Date.now() - 25 * 3_600_000) };
    await inTenant(test.database, fresh, (tx) => tx.update(supportFiles).set(dayBefore).where(ofPia));
    expect((await upload(Buffer.from('text'), olive.token)).statusCode).toBe(201);
    expect(await inTenant(test.database, fresh, (tx) => tx.$count(supportFiles, ofPia))).toBe(0);
  });

  it.each([
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'type'],
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 'type'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['an archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1'), 'type'],
  ])('%s is refused', async (_, content, message) => {
    const { id } = await open('Refused');
    const reply = await send(`/support-cases/${id}/files`, 'x.png', content, olive.token);
    expect(reply.json()).toMatchObject({ code: 'VALIDATION', details: [{ field: 'file', message }] });
  });

  it('that is text with markup stays a text', async () => {
    const { id } = await open('Markup');
    const page = Buffer.from('<script>alert(1)</script>');
    const file = (await send(`/support-cases/${id}/files`, 'page.html', page, olive.token)).json();
    expect([file.name, file.type]).toEqual(['page.txt', 'text/plain']);
  });

  it('over 5 MB is refused, and one of an operator goes with their answer', async () => {
    const { id } = await open('Sizes');
    const big = Buffer.alloc(5 * 1_048_576 + 1, 'a');
    expect((await send(`/support-cases/${id}/files`, 'big.txt', big, olive.token)).statusCode).toBe(413);
    const path = `/platform/support-cases/${id}/files`;
    const file = (await send(path, 'how.txt', Buffer.from('So'), pat.token, 'localhost')).json();
    const theirs = { text: 'Mine', fileIds: [file.id] };
    expect((await ofStore('POST', `/${id}/messages`, theirs)).status).toBe(400);
    const sent = await ofPlatform('POST', `/${id}/messages`, { text: 'So it goes', fileIds: [file.id] });
    expect(sent.body.messages.at(-1).files).toEqual([file]);
  });
});
