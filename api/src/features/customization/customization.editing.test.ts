import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { publishPlans } from './customization.publishing.service.ts';
import { customizationPlans, publishTimes } from './customization.table.ts';

const host = 'fish.localhost';
const path = '/api/setting/store/customization';
let test: TestApp;
let tenantId: string;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fish');
  ({ token } = await createStaff(test.database, tenantId, ['read_settings', 'write_settings']));
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', below = '', body?: object, as = token) =>
  test.call(host, method, path + below, { body, token: as });
const read = async () => (await call('GET')).body;
const shown = async () => (await test.call(host, 'GET', `${path}/all`)).body;

/** Saves the question-and-answer page with this title. */
async function titleFaq(title: string) {
  const { version, customization } = await read();
  return call('PUT', '/update', { version, faq: { ...customization.faq, title: { en: title } } });
}

it('the first save of a customization goes over the default document, a second first save does not', async () => {
  const { version, customization } = await read();
  expect(version).toBe(0);
  const mine = { ...customization, slug: { right_box_status: false, notes: [{ en: 'Fresh each day' }] } };
  const { status, body } = await call('POST', '/add', mine);
  expect([status, body.version]).toEqual([201, 1]);
  expect((await shown()).slug).toEqual(mine.slug);
  expect((await call('POST', '/add', mine)).body.code).toBe('VERSION_CONFLICT');
});

it('an update of a customization changes only the named sections, a replacement all, and neither what somebody else saved', async () => {
  const before = await read();
  expect((await titleFaq('Questions')).body.version).toBe(before.version + 1);
  const after = await shown();
  expect(after).toEqual({
    ...before.customization,
    faq: { ...before.customization.faq, title: { en: 'Questions' } },
  });
  const late = await call('PUT', '', { ...before.customization, version: before.version });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(await shown()).toEqual(after);
  const again = await call('PUT', '', { ...before.customization, version: before.version + 1 });
  expect(again.body.customization).toEqual(before.customization);
});

it('formatted texts keep headings, lists and links, and nothing that runs', async () => {
  const { version, customization } = await read();
  const description = {
    en: '<h2 onclick="x()">Data</h2><p>We <b>keep</b> <a href="https://a.test" target="_blank">this</a> <a href="javascript:alert(1)">no</a></p><script>alert(1)</script><img src=x onerror=alert(1)>',
  };
  const { body } = await call('PUT', '/update', {
    version,
    privacy_policy: { ...customization.privacy_policy, description },
  });
  expect(body.customization.privacy_policy.description.en).toBe(
    '<h2>Data</h2><p>We <b>keep</b> <a href="https://a.test">this</a> <a>no</a></p>',
  );
});

it.each([
  ['a section with members missing', { footer: { shipping_note: {} } }, 'footer'],
  ['a section that does not exist', { header: {} }, 'header'],
])('a customization with %s is refused', async (_what, sections, field) => {
  const { version } = await read();
  const { status, body } = await call('PUT', '/update', { version, ...sections });
  expect(status).toBe(400);
  expect(body.details[0].field).toContain(field);
});

it('links of a customization lead to the store or to a secure address, and pictures are the store’s own', async () => {
  const { version, customization } = await read();
  const { delivery } = customization.home;
  const home = (change: object) => ({ ...customization.home, delivery: { ...delivery, ...change } });
  for (const link of ['javascript:alert(1)', '//evil.test', 'http://evil.test', 'evil'])
    expect((await call('PUT', '/update', { version, home: home({ link }) })).body.details[0].field).toBe(
      'home.delivery.link',
    );
  for (const image of ['https://evil.test/a.png', `/uploads/${tenantId}/${tenantId}.webp`])
    expect((await call('PUT', '/update', { version, home: home({ image }) })).body.details).toEqual([
      { field: 'home.delivery.image', message: 'unknown' },
    ]);
  expect((await read()).version).toBe(version);
});

it('each save of a customization is a version with its author and sections, and any of them can be restored', async () => {
  await titleFaq('First words');
  const { version, customization } = await read();
  await titleFaq('Second words');
  const { body } = await call('GET', '/versions');
  expect(body.items[0]).toMatchObject({ number: version + 1, origin: 'save', sections: ['faq'] });
  expect(body.items[0].authorName).not.toBe('');
  expect(body.items.at(-1)).toMatchObject({ number: 0, origin: 'before' });
  const first = body.items.find(({ number }: { number: number }) => number === version);
  expect((await call('GET', `/versions/${first.id}`)).body.customization).toEqual(customization);
  const stale = await call('POST', `/versions/${first.id}/restore`, { version });
  expect(stale.body.code).toBe('VERSION_CONFLICT');
  const restored = await call('POST', `/versions/${first.id}/restore`, { version: version + 1 });
  expect(restored.body).toMatchObject({ version: version + 2, customization });
  expect((await shown()).faq.title).toEqual({ en: 'First words' });
});

it('a planned section is published at its time, once, by one of several processes', async () => {
  const { version, customization } = await read();
  const faq = { ...customization.faq, title: { en: 'Christmas' } };
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { status, body: plan } = await call('POST', '/plans', {
    publishAt: inAnHour.toISOString(),
    sections: { faq },
  });
  expect([status, plan.sections]).toEqual([201, ['faq']]);
  const log = { warn: jest.fn() };
  expect(await publishPlans(test.database, log)).toBe(0);
  // The hour passes.
  const past = new Date(Date.now() - 1_000);
  await inTenant(test.database, tenantId, (tx) =>
    tx.update(customizationPlans).set({ publishAt: past }).where(eq(customizationPlans.id, plan.id)),
  );
  await onPlatform(test.database, (tx) => tx.update(publishTimes).set({ publishAt: past }));
  const published = await Promise.all([1, 2, 3].map(() => publishPlans(test.database, log)));
  expect(published.reduce((sum, count) => sum + count)).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
  expect((await shown()).faq.title).toEqual({ en: 'Christmas' });
  expect((await read()).version).toBe(version + 1);
  expect((await call('GET', '/versions')).body.items[0]).toMatchObject({ origin: 'plan', sections: ['faq'] });
  const acts = await onPlatform(test.database, (tx) =>
    tx
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'customization.publish')),
  );
  expect(acts).toEqual([{ details: { plan: plan.id, sections: ['faq'] } }]);
  expect((await call('GET', '/plans')).body).toEqual([]);
  expect((await call('DELETE', `/plans/${plan.id}`)).status).toBe(404);
});

it('a planned section can be called off, and one for the past is refused', async () => {
  const { customization } = await read();
  const sections = { slug: customization.slug };
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { body: plan } = await call('POST', '/plans', { publishAt: soon, sections });
  expect((await call('GET', '/plans')).body).toEqual([plan]);
  expect((await call('DELETE', `/plans/${plan.id}`)).body).toEqual({ success: true });
  expect((await call('GET', '/plans')).body).toEqual([]);
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await call('POST', '/plans', { publishAt: past, sections })).body.details).toEqual([
    { field: 'publishAt', message: 'past' },
  ]);
  expect((await call('POST', '/plans', { publishAt: soon, sections: {} })).status).toBe(400);
});

it('only staff with the permission read versions and change the customization', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_settings']);
  const nobody = await createStaff(test.database, tenantId, []);
  const { version } = await read();
  expect((await call('GET', '/versions', undefined, reader.token)).status).toBe(200);
  expect((await call('GET', '', undefined, nobody.token)).status).toBe(403);
  expect((await call('PUT', '/update', { version }, reader.token)).status).toBe(403);
});
