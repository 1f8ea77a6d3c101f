import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { PageChange } from '../changes/changes.schema.ts';
import { platformSettings } from '../settings/settings.table.ts';

let test: TestApp;
let pat: Actor;
let olive: Actor;
beforeAll(async () => {
  // Replies are shared, so that these tests would see one from before a save.
  test = await startTestApp({ sharedMs: 60_000 });
  const fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database);
  olive = await createStaff(test.database, fresh, 'owner');
});
afterAll(() => test.close());
beforeEach(() => onPlatform(test.database, (tx) => tx.delete(platformSettings)));

const path = '/api/settings/platform-admin';
const read = (token = pat.token) => test.call('localhost', 'GET', path, { token });
const save = (body: object, token = pat.token) => test.call('localhost', 'PUT', path, { token, body });
const visit = async (url: string, host = 'localhost') => (await test.call(host, 'GET', `/api${url}`)).body;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('the texts of the platform that operators save are read by everybody at once', async () => {
  expect((await visit('/settings/platform')).platform_title).toBe('Multi-Tenant E-commerce Platform');
  const texts = { platform_title: 'Pantry', meta_description: 'Shops for grocers', meta_keywords: 'pantry' };
  const saved = await save({ ...texts, platform_url: 'https://pantry.example', version: 0 });
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
  expect(await visit('/settings/platform')).toMatchObject({
    platform_title: 'Pantry',
    platform_url: 'https://pantry.example',
    // Nobody wrote a title for search engines: it is the platform's.
    meta_title: 'Pantry',
    meta_description: 'Shops for grocers',
  });
  expect((await visit('/settings/platform-seo')).meta_keywords).toBe('pantry');
  expect((await visit('/tenants/bootstrap', 'fresh.localhost')).platform.platform_title).toBe('Pantry');
});

it('a text of the platform that is emptied has the specified default again', async () => {
  await save({ platform_title: 'Pantry', favicon: '/favicon.svg', version: 0 });
  await save({ platform_title: '', favicon: '', version: 1 });
  expect(await visit('/settings/platform')).toMatchObject({
    platform_title: 'Multi-Tenant E-commerce Platform',
    meta_title: 'Multi-Tenant E-commerce Platform',
    favicon: '/favicon.ico',
  });
  expect((await read()).body.platform_title).toBe('');
});

it('platform settings are not saved over a version that somebody else replaced, not even the very first one', async () => {
  const both = await Promise.all(['A', 'B'].map((platform_title) => save({ platform_title, version: 0 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save({ platform_title: 'C', version: 0 })).body.code).toBe('VERSION_CONFLICT');
  expect((await save({ platform_title: 'C', version: 1 })).body).toMatchObject({ version: 2 });
});

it('the audit log says which platform settings were changed, and nothing else', async () => {
  await save({
    platform_title: 'Pantry',
    meta_title: '',
    reserved_names: ['shop', 'help', 'shop'],
    version: 0,
  });
  const [entry] = await onPlatform(test.database, (tx) =>
    tx.select().from(auditLog).where(eq(auditLog.actorId, pat.id)).orderBy(auditLog.seq),
  ).then((rows) => rows.slice(-1));
  expect(entry).toMatchObject({
    action: 'platform-settings.save',
    details: { changed: { platform_title: 'Pantry', reserved_names: ['help', 'shop'] } },
  });
});

it.each([
  ['an address with a path', { platform_url: 'https://pantry.example/x' }, 'platform_url'],
  ['a favicon of another host', { favicon: 'https://evil.example/x.ico' }, 'favicon'],
  ['a script as favicon', { favicon: 'javascript:alert(1)' }, 'favicon'],
  ['a name that no store could have', { reserved_names: ['No Store'] }, 'reserved_names.0'],
  ['a maintenance without an end', { maintenance_from: inHours(1) }, 'maintenance_until'],
  [
    'a maintenance that ends before it begins',
    { maintenance_from: inHours(2), maintenance_until: inHours(1) },
    'maintenance_until',
  ],
])('%s is no platform setting, and a check without saving says so', async (_, body, field) => {
  const refused = await save({ ...body, version: 0 });
  expect([refused.status, refused.body.details?.[0]?.field]).toEqual([400, field]);
  const check = await test.call('localhost', 'POST', '/api/settings/validate/platform', {
    ...{ token: pat.token, body },
  });
  expect(check.body).toMatchObject({ valid: false, errors: [expect.objectContaining({ field })] });
});

it('platform settings that could be saved pass the check, and a store’s settings need a store', async () => {
  const check = (type: string, host: string, token: string) =>
    test.call(host, 'POST', `/api/settings/validate/${type}`, { token, body: { platform_title: 'Pantry' } });
  expect((await check('platform', 'localhost', pat.token)).body).toEqual({ valid: true, errors: [] });
  expect((await check('global', 'localhost', pat.token)).body.code).toBe('TENANT_REQUIRED');
});

it('reserved names are refused at sign-up and to operators, beside the specified ones', async () => {
  await save({ reserved_names: ['status'], version: 0 });
  const store = {
    ...{
      name: 'Status',
      ownerName: 'Sue Status',
      ownerEmail: 'sue@status.test',
      ownerPassword: 'pw-of-sue-123',
    },
    ...{ currency: 'EUR', language: 'en', color: '#1b7f4b' },
  };
  const signUp = (slug: string) =>
    test.call('localhost', 'POST', '/api/sign-ups', { body: { ...store, slug } });
  const slugOf = (slug: string) => visit(`/sign-ups/slugs/${slug}`);
  expect(await slugOf('status')).toMatchObject({ free: false, reason: 'reserved' });
  expect(await slugOf('statues')).toMatchObject({ free: true });
  expect((await signUp('status')).body).toMatchObject({
    code: 'SLUG_TAKEN',
    details: [{ field: 'slug', message: 'reserved' }],
  });
  expect((await signUp('mail')).status).toBe(400);
  const made = await test.call('localhost', 'POST', '/api/tenants', {
    ...{ token: pat.token, body: { ...store, slug: 'status' } },
  });
  expect(made.body.code).toBe('SLUG_TAKEN');
  await save({ reserved_names: [], version: 1 });
  expect((await signUp('status')).status).toBe(201);
});

it('a maintenance is announced in every store until it is over', async () => {
  const maintenance = { from: inHours(1), until: inHours(2), message: { en: 'A new database' } };
  const times = {
    ...{ maintenance_from: maintenance.from, maintenance_until: maintenance.until },
    maintenance_message: maintenance.message,
  };
  await save({ ...times, version: 0 });
  expect((await visit('/settings/platform')).maintenance).toEqual(maintenance);
  expect((await visit('/tenants/bootstrap', 'fresh.localhost')).platform.maintenance).toEqual(maintenance);
  const over = { maintenance_from: inHours(-2), maintenance_until: inHours(-1) };
  await save({ ...over, version: 1 });
  expect((await visit('/settings/platform')).maintenance).toBeNull();
});

it('a test mail goes to who asks, with the sender and the last lines as they are set', async () => {
  await save({ mail_sender: 'Pantry', mail_closing: { en: 'Pantry Ltd\nMain Street 1' }, version: 0 });
  const sent = await test.call('localhost', 'POST', `${path}/test-mail`, { token: pat.token });
  expect(sent.body).toEqual({ recipient: pat.email, isSent: false });
  const [mail] = await mailsTo(test.database, pat.email);
  expect(mail).toMatchObject({ kind: 'test_mail', sender: 'Pantry', tenantId: null });
  expect(mail?.body).toMatch(/Pantry\n\nPantry Ltd\nMain Street 1\n$/);
});

it('an operator clears the caches of all processes for every store, and staff cannot', async () => {
  const heard: PageChange[] = [];
  const stop = test.app.listenForPages({ changed: (change) => heard.push(change), hearing: () => undefined });
  const clear = (token: string) => test.call('localhost', 'POST', '/api/settings/cache/clear', { token });
  expect((await clear(olive.token)).body.code).toBe('TENANT_MISMATCH');
  expect((await clear(pat.token)).body).toEqual({ success: true });
  const wanted = ['settings', 'tenants'].map((kind) => ({ kind, tenantId: null }));
  await eventually(
    () => heard,
    (all) => wanted.every(({ kind }) => all.some((one) => one.kind === kind && !one.tenantId)),
  );
  expect(heard).toEqual(expect.arrayContaining(wanted));
  stop();
});

it('a favicon is a picture that is encoded anew; a script in disguise is refused', async () => {
  const send = (file: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'icon.png');
    return test.app.inject({
      ...{ method: 'POST', url: '/api/uploads/platform', payload: form },
      headers: { host: 'localhost', authorization: `Bearer ${pat.token}` },
    });
  };
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b7f4b' } })
    .png()
    .toBuffer();
  const reply = (await send(png)).json();
  expect((await save({ favicon: reply.url, version: 0 })).status).toBe(200);
  expect((await visit('/settings/platform')).favicon).toBe(reply.url);
  expect((await send(Buffer.from('<svg onload="alert(1)"></svg>'))).json().code).toBe('IMAGE_INVALID');
});

it('staff of a store neither read nor write platform settings', async () => {
  expect((await read(olive.token)).body.code).toBe('TENANT_MISMATCH');
  expect((await save({ version: 0 }, olive.token)).body.code).toBe('TENANT_MISMATCH');
});
