import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { queueMail } from './mails.service.ts';

let test: TestApp;
let fresh: string;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database);
  await queue('ann@fresh.test');
  await queue('ben@fresh.test');
  await eventually(
    () => mailsTo(test.database, 'ben@fresh.test'),
    ([mail]) => mail?.status === 'kept',
  );
});
afterAll(() => test.close());

const link = 'http://fresh.localhost/auth/reset-password?token=secret';
const queue = (email: string) =>
  inTenant(test.database, fresh, (tx) =>
    queueMail(tx, {
      tenant: { id: fresh, name: 'Fresh Corner' },
      kind: 'reset_password',
      recipient: { email, name: 'Ann', locale: 'en' },
      link,
    }),
  );
const get = (path: string, { token } = pat) => test.call('localhost', 'GET', `/api/mails${path}`, { token });
const idOf = async (email: string) => (await mailsTo(test.database, email))[0]!.id;

it('mails without a server are stored for operators to read', async () => {
  const { status, body } = await get('?q=ANN@fresh');
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [
      {
        id: expect.any(String),
        tenantId: fresh,
        tenantName: 'fresh',
        kind: 'reset_password',
        recipient: 'ann@fresh.test',
        subject: 'Choose a new password for Fresh Corner',
        status: 'kept',
        attempts: 0,
        error: null,
        createdAt: expect.any(String),
        sentAt: null,
      },
    ],
    totalDoc: 1,
    page: 1,
    pages: 1,
  });
  const all = (await get('?status=kept&limit=1')).body;
  expect([all.items[0].recipient, all.totalDoc, all.pages]).toEqual(['ben@fresh.test', 2, 2]);
  expect((await get('?status=sent')).body.items).toEqual([]);
  expect((await get('?q=%25')).body.items).toEqual([]);
});

it('reading a mail is in the audit log, without the mail’s text', async () => {
  const id = await idOf('ann@fresh.test');
  const { body } = await get(`/${id}`);
  expect(body).toMatchObject({ id, recipient: 'ann@fresh.test', body: expect.stringContaining(link) });
  const rows = await onPlatform(test.database, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, 'mails.read')),
  );
  expect(rows).toEqual([
    expect.objectContaining({
      actorId: pat.id,
      tenantId: fresh,
      details: { mailId: id, kind: 'reset_password', recipient: 'ann@fresh.test' },
    }),
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

it('the list of mails is for operators only', async () => {
  const id = await idOf('ann@fresh.test');
  const owner = await createStaff(test.database, fresh, 'owner');
  const shopper = await createCustomer(test.database, fresh);
  for (const path of ['', `/${id}`]) {
    for (const { token } of [owner, shopper]) {
      const { body } = await test.call('fresh.localhost', 'GET', `/api/mails${path}`, { token });
      expect(body.code).toBe('PLATFORM_ADMIN_REQUIRED');
    }
    expect((await test.call('localhost', 'GET', `/api/mails${path}`)).status).toBe(401);
  }
  expect((await get(`/${fresh}`)).status).toBe(404);
});

it('a failed mail can be sent again, and no other', async () => {
  const id = await idOf('ann@fresh.test');
  const retry = (of: string, body: object = { status: 'queued' }) =>
    test.call('localhost', 'PUT', `/api/mails/status/${of}`, { token: pat.token, body });
  expect((await retry(id)).body.code).toBe('VERSION_CONFLICT');
  expect((await retry(id, { status: 'sent' })).status).toBe(400);
  expect((await retry(fresh)).status).toBe(404);
  await onPlatform(test.database, (tx) =>
    tx.update(mails).set({ status: 'failed', attempts: 8, error: 'gone' }).where(eq(mails.id, id)),
  );
  expect((await retry(id)).body).toEqual({ success: true });
  // This test has no mail server, so a mail that is tried again is kept again.
  const [mail] = await eventually(
    () => mailsTo(test.database, 'ann@fresh.test'),
    ([one]) => one?.status === 'kept',
  );
  expect(mail).toMatchObject({ attempts: 0, error: null });
});
