import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from './customization.defaults.ts';
import { customization } from './customization.schema.ts';
import { writeCustomization } from './customization.service.ts';

let test: TestApp;
const own = defaultCustomization({ name: 'Fish & <b>Chips</b>', email: 'f@fish.test', currency: 'GBP' });
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fish', (tx, tenantId) => writeCustomization(tx, tenantId, own));
  await createStore(test.database, 'plain');
});
afterAll(() => test.close());

const read = (host: string) => test.call(host, 'GET', '/api/setting/store/customization/all');

it('the customization is the document that the store saved', async () => {
  const { status, body } = await read('fish.localhost');
  expect(status).toBe(200);
  expect(body).toEqual(own);
});

it('the default customization is a complete document', async () => {
  const { body } = await read('plain.localhost');
  expect(customization.safeParse(body).error).toBeUndefined();
  expect(body.seo.meta_title.en).toBe('plain');
});

it('the default customization has every text in every language', () => {
  const untranslated: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    const text = value as Record<string, unknown>;
    if ('en' in text && Boolean(text.en) !== (Boolean(text.de) && Boolean(text.fr))) untranslated.push(path);
    for (const [key, inner] of Object.entries(text)) visit(inner, `${path}.${key}`);
  };
  visit(own, '');
  expect(untranslated).toEqual([]);
});

it('a store’s name is escaped in rich text', () => {
  expect(own.privacy_policy.description.en).not.toContain('<b>Chips');
});

it('the customization exists on stores’ hosts only', async () => {
  expect((await read('localhost')).body.code).toBe('TENANT_REQUIRED');
});

it('a new store begins with the delivery, the notes and the answer that the specification names', () => {
  const { checkout, footer, slug, faq } = defaultCustomization({ name: 'New', email: '', currency: 'USD' });
  expect(checkout).toMatchObject({
    ...{ shipping_one_cost: 6_000, shipping_one_days: 0 },
    ...{ shipping_two_cost: 2_000, shipping_two_days: 7 },
  });
  expect(footer.shipping_note.en).toContain('$500.00');
  expect(slug.notes.some((note) => note.en?.includes('$100.00'))).toBe(true);
  expect(faq.items.some(({ answer }) => answer.en?.includes('60 days'))).toBe(true);
});
