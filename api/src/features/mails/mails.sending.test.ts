import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { retryAfterMs, startOutbox } from '../../platform/mail/outbox.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { OutboxRow } from '../../testing/mailbox.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestSmtp } from '../../testing/smtp.ts';
import { startSmtp } from '../../testing/smtp.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { NewMail } from './mails.service.ts';
import { queueMail } from './mails.service.ts';

let smtp: TestSmtp;
let test: TestApp;
let other: FastifyInstance;
let fresh: string;
beforeAll(async () => {
  smtp = await startSmtp();
  const config = { SMTP_URL: smtp.url, MAIL_FROM: 'post@larder.example' };
  test = await startTestApp({ config, mailRetryMs: () => 20 });
  fresh = await createStore(test.database, 'fresh');
  // A second process on the same outbox.
  other = await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir, ...config },
    databaseUrl: test.databaseUrl,
    log: pino({ level: 'silent' }),
    mailRetryMs: () => 20,
  });
});
afterAll(async () => {
  await other.close();
  await test.close();
  await smtp.close();
});

const link = 'http://fresh.localhost:3000/auth/reset-password?token=secret_token-1';
const mailTo = (email: string, more: Partial<NewMail> = {}): NewMail => ({
  tenant: { id: fresh, name: 'Fresh Corner' },
  kind: 'reset_password',
  recipient: { email, name: 'Ann', locale: 'en' },
  link,
  ...more,
});
const queue = (mail: NewMail) => inTenant(test.database, fresh, (tx) => queueMail(tx, mail));
const rowOf = async (email: string) => (await mailsTo(test.database, email))[0];
const settled = (email: string, status: OutboxRow['status']) =>
  eventually(
    () => rowOf(email),
    (row) => row?.status === status,
  ) as Promise<OutboxRow>;
const letterTo = (email: string) => smtp.arrived.find(({ envelope }) => envelope.to.includes(email));

it('a mail is sent at once, from the store, as text and as HTML', async () => {
  const started = performance.now();
  await queue(mailTo('ann@fresh.test'));
  const letter = (await eventually(() => letterTo('ann@fresh.test'), Boolean))!;
  process.stdout.write(
    `  from a mail in the queue to its arrival: ${Math.round(performance.now() - started)} ms\n`,
  );
  expect(letter.envelope).toEqual({ from: 'post@larder.example', to: ['ann@fresh.test'] });
  expect(letter.from).toMatchObject({ name: 'Fresh Corner', address: 'post@larder.example' });
  expect(letter.to).toEqual([expect.objectContaining({ address: 'ann@fresh.test' })]);
  expect(letter.subject).toBe('Choose a new password for Fresh Corner');
  expect(letter.text).toContain(`Hello Ann,`);
  expect(letter.text).toContain(link);
  expect(letter.html).toContain(`<a href="${link}">`);
});

it.each([
  ['de', 'Bestätige deine E-Mail-Adresse für Käse & Öl', 'Hallo Zoë,'],
  ['fr', 'Confirmez votre adresse e-mail pour Käse & Öl', 'Bonjour Zoë,'],
] as const)('a mail is in its recipient’s language: %s', async (locale, subject, greeting) => {
  const email = `zoe-${locale}@fresh.test`;
  const recipient = { email, name: 'Zoë', locale };
  await queue(mailTo(email, { kind: 'verify_email', recipient, tenant: { id: fresh, name: 'Käse & Öl' } }));
  const letter = (await eventually(() => letterTo(email), Boolean))!;
  expect(letter.subject).toBe(subject);
  expect(letter.from?.name).toBe('Käse & Öl');
  expect(letter.text).toContain(greeting);
  expect(letter.html).toContain('Käse &amp; Öl');
});

it('a sent mail loses its text, and its record stays', async () => {
  await queue(mailTo('ben@fresh.test'));
  const row = await settled('ben@fresh.test', 'sent');
  expect(row).toMatchObject({
    body: null,
    attempts: 1,
    error: null,
    tenantId: fresh,
    sentAt: expect.any(Date),
  });
});

it('a mail is sent if and only if its transaction commits', async () => {
  const lost = inTenant(test.database, fresh, async (tx) => {
    await queueMail(tx, mailTo('nobody@fresh.test'));
    throw new Error('changed my mind');
  });
  await expect(lost).rejects.toThrow('changed my mind');
  expect(await rowOf('nobody@fresh.test')).toBeUndefined();
  await onPlatform(test.database, (tx) =>
    queueMail(tx, mailTo('root@larder.test', { tenant: { id: null, name: null } })),
  );
  const letter = (await eventually(() => letterTo('root@larder.test'), Boolean))!;
  expect(letter.from?.name).toBe('Larder');
});

it('a store queues mails and can read none', async () => {
  for (const statement of [
    'select * from mails',
    `update mails set status = 'queued'`,
    'delete from mails',
  ]) {
    const tried = inTenant(test.database, fresh, (tx) => tx.execute(statement));
    await expect(tried).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

it('a mail has no header, recipient or markup that a visitor or a store made up', async () => {
  const tenant = { id: fresh, name: 'Fresh\r\nBcc: evil@x.test\r\n\r\n<script>1</script>' };
  const recipient = { email: 'carl@fresh.test', name: '<b>Carl</b>\r\nX-Evil: 1', locale: 'en' as const };
  await queue(mailTo('carl@fresh.test', { tenant, recipient }));
  const letter = (await eventually(() => letterTo('carl@fresh.test'), Boolean))!;
  expect(letter.envelope.to).toEqual(['carl@fresh.test']);
  const names = letter.headers.map(({ key }) => key);
  expect(names).not.toEqual(expect.arrayContaining(['bcc']));
  expect(names).not.toEqual(expect.arrayContaining(['x-evil']));
  expect(letter.html).not.toMatch(/<script|<b>/);
  expect(letter.text).toContain('Hello,\n');
  for (const email of ['a@x.test,b@y.test', '"a@x.test"@y.test', 'a@x.test\r\nBcc: b@y.test']) {
    await expect(queue(mailTo(email))).rejects.toMatchObject({ code: 'VALIDATION' });
  }
});

it('a mail is sent once, however many processes send', async () => {
  const emails = Array.from({ length: 40 }, (_, at) => `crowd-${at}@fresh.test`);
  await Promise.all(emails.map((email) => queue(mailTo(email))));
  await eventually(
    () => smtp.arrived.filter(({ envelope }) => envelope.to[0]?.startsWith('crowd-')).length,
    (count) => count >= emails.length,
  );
  for (const email of emails) expect((await settled(email, 'sent')).attempts).toBe(1);
  expect(smtp.arrived.filter(({ envelope }) => envelope.to[0]?.startsWith('crowd-'))).toHaveLength(40);
});

it('a mail waits for an unreachable server and is sent when it is back', async () => {
  const { port } = smtp;
  await smtp.close();
  await queue(mailTo('dora@fresh.test'));
  const waiting = await eventually(
    () => rowOf('dora@fresh.test'),
    (row) => Boolean(row && row.attempts >= 2),
  );
  expect(waiting).toMatchObject({ status: 'queued', error: expect.stringMatching(/ECONNREFUSED/) });
  expect(waiting?.body).toContain(link);
  smtp = await startSmtp({ port });
  expect(await settled('dora@fresh.test', 'sent')).toMatchObject({ body: null, error: null });
  expect(letterTo('dora@fresh.test')).toBeDefined();
});

it('a mail fails after eight attempts, with the reason', async () => {
  const { port } = smtp;
  await smtp.close();
  smtp = await startSmtp({ port, refuse: true });
  await queue(mailTo('emil@fresh.test'));
  const row = await settled('emil@fresh.test', 'failed');
  expect(row).toMatchObject({ attempts: 8, error: expect.stringContaining('no such mailbox'), sentAt: null });
  expect(row.body).toContain(link);
});

it('a failed mail is retried for hours with growing delays', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(retryAfterMs);
  expect(waits).toEqual([10_000, 40_000, 160_000, 640_000, 2_560_000, 7_200_000, 7_200_000]);
});

it("a store's role adds no mail of another store, and reads none", async () => {
  const other = await createStore(test.database, 'other');
  const letter = { kind: 'reset_password' as const, sender: 'x', subject: 'x', recipient: 'eve@fresh.test' };
  const write = (tenantId: string) =>
    inTenant(test.database, fresh, (tx) => tx.insert(mails).values({ ...letter, tenantId }));
  await expect(write(other)).rejects.toMatchObject({ cause: { code: '42501' } });
  await write(fresh);
  const read = inTenant(test.database, fresh, (tx) => tx.select({ id: mails.id }).from(mails));
  await expect(read).rejects.toMatchObject({ cause: { code: '42501' } });
});

it('a mail is deleted 90 days after it was sent; an unsent mail stays', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const at = (days: number, status: OutboxRow['status'], recipient: string) => ({
    ...{ kind: 'reset_password', sender: 'Fresh Corner', subject: 'x', status, recipient },
    createdAt: daysAgo(days),
    sentAt: status === 'sent' ? daysAgo(days) : null,
  });
  await onPlatform(test.database, (tx) =>
    tx
      .insert(mails)
      .values([
        at(91, 'sent', 'old@fresh.test'),
        at(89, 'sent', 'young@fresh.test'),
        at(91, 'failed', 'unsent@fresh.test'),
        at(91, 'kept', 'kept@fresh.test'),
      ]),
  );
  const outbox = startOutbox({ database: test.database, mailer: null, log: pino({ level: 'silent' }) });
  await eventually(
    () => rowOf('old@fresh.test'),
    (row) => row === undefined,
  );
  await outbox.stop();
  for (const email of ['young', 'unsent', 'kept']) expect(await rowOf(`${email}@fresh.test`)).toBeDefined();
});

it('production logs an error when no mail server is set', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const given = { databaseUrl: test.databaseUrl, log };
  const config = { ROOT_DOMAIN: 'shops.example', DATA_DIR: test.dataDir } as const;
  for (const more of [{ SMTP_URL: smtp.url }, {}])
    await (await buildApp({ ...given, config: { ...config, ...more, NODE_ENV: 'production' } })).close();
  expect(lines.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(1);
});
