import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, makeShared, makeShell, putLive } from '../../testing/builds.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';

let test: TestApp;
let pat: Actor;
let team: Receiver;
const part = 'mfe-storefront';
const [good, bad] = [makeBuild(part), makeBuild(part)];

beforeEach(async () => {
  team = await startReceiver();
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  for (const build of [makeShell(), makeShared(), good, bad]) await putLive(test.database, build);
});
afterEach(async () => {
  await test.close();
  team.close();
});

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  test.call('localhost', method, `/api/${path}`, { token: pat.token, body });
const contact = (body: object) => call('PUT', `part-contacts/${part}`, body);
async function fails(): Promise<void> {
  const { remote, build } = bad.record;
  await test.call('localhost', 'POST', '/api/telemetry', {
    headers: { cookie: `visitor=${signVisitor(randomUUID(), await test.app.visitorKey())}` },
    body: { composition: 'c', path: '/', errors: [{ remote, build, phase: 'render', message: 'x' }] },
  });
}
const sent = () =>
  onPlatform(test.database, (tx) =>
    tx.select({ to: mails.recipient, subject: mails.subject, body: mails.body }).from(mails),
  );
it('operators are notified of a demotion in their language, and the part’s team by mail and webhook', async () => {
  const { build } = bad.record;
  await onPlatform(test.database, (tx) =>
    tx.update(platformUsers).set({ locale: 'de' }).where(eq(platformUsers.id, pat.id)),
  );
  const { body: made } = await contact({ email: 'team@shop.test', webhookUrl: team.url });
  expect(made).toMatchObject({
    remote: part,
    email: 'team@shop.test',
    webhookSecret: expect.stringMatching(/^whsec_/),
  });
  team.answers.push({ status: 500 });
  await fails();
  await fails();
  const letters = await sent();
  expect(letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [pat.email, `${part} ${build} wurde zurückgestuft`],
      ['team@shop.test', `${part} ${build} was demoted`],
    ].toSorted(),
  );
  const operators = letters.find(({ to }) => to === pat.email)?.body;
  expect(operators).toContain('öfter fehlgeschlagen als gelungen (Besucher: 2)');
  expect(operators).toContain(`/platform-admin/releases/errors?remote=${part}&build=${build}`);
  expect(letters.find(({ to }) => to === 'team@shop.test')?.body).toContain(
    `${good.record.build} is live again`,
  );

  // The first call was refused with 500, so it is made again.
  const [first, second] = await eventually(
    () => team.calls,
    ({ length }) => length === 2,
  );
  const message = new Webhook(made.webhookSecret).verify(
    second!.text,
    second!.headers as Record<string, string>,
  );
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(message).toMatchObject({
    type: 'build.demoted',
    data: { remote: part, build, instead: good.record.build, why: { code: 'neverWorked' } },
  });
});

it('the secret of a webhook is shown once, and a new address has a new one', async () => {
  const first = (await contact({ email: null, webhookUrl: team.url })).body.webhookSecret;
  expect((await contact({ email: 'a@b.test', webhookUrl: team.url })).body.webhookSecret).toBeNull();
  const second = (await contact({ email: null, webhookUrl: `${team.url}/2` })).body.webhookSecret;
  expect(second).toMatch(/^whsec_/);
  expect(second).not.toBe(first);
  expect((await call('GET', 'part-contacts')).body).toEqual([
    { remote: part, email: null, webhookUrl: `${team.url}/2`, lastCall: null },
  ]);
});

it('a part’s contact says what became of the last call of its webhook', async () => {
  const lastCall = async () => (await call('GET', 'part-contacts')).body[0].lastCall;
  await contact({ email: null, webhookUrl: 'http://127.0.0.1:9/' });
  await fails();
  await fails();
  expect(await eventually(lastCall, Boolean)).toEqual({
    ...{ at: expect.any(String), problem: 'refused', status: null },
  });
  await contact({ email: null, webhookUrl: team.url });
  expect(await lastCall()).toBeNull();
  expect(await eventually(lastCall, Boolean)).toMatchObject({ problem: null, status: 200 });
});

it('a part’s contact needs an e-mail address and an https URL, and only operators may set it', async () => {
  for (const body of [
    { email: 'a@b.test,c@d.test', webhookUrl: null },
    { email: null, webhookUrl: 'file:///etc/passwd' },
    { email: null, webhookUrl: 'x' },
    { email: null },
  ])
    expect((await contact(body)).body.code).toBe('VALIDATION');
  const { status } = await test.call('localhost', 'GET', '/api/part-contacts');
  expect(status).toBe(401);
});
