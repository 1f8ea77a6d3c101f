import { createStaff } from '../../testing/actors.ts';
import { addAttribute, addCategory, addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import type { MissingText } from './translations.schema.ts';

const host = 'fish.localhost';
let test: TestApp;
let tenantId: string;
let token: string;
let product: { id: string };
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fish', async (tx, id) => {
    const own = defaultCustomization({ name: 'Fish', email: 'f@fish.test', currency: 'GBP' });
    await writeCustomization(tx, id, { ...own, faq: { ...own.faq, title: { en: 'Questions' } } });
  });
  product = await addProduct(test.database, tenantId, { title: { en: 'Smoked 100% eel' } });
  await addCategory(test.database, tenantId, 'eels');
  ({ token } = await createStaff(test.database, tenantId, 'owner'));
});
afterAll(() => test.close());

const list = async (query: string) =>
  (await test.call(host, 'GET', `/api/translations?language=fr&${query}`, { token })).body;
const put = (items: object[], as = token) =>
  test.call(host, 'PUT', '/api/translations', { body: { items }, token: as });
const fieldsOf = (items: MissingText[]) => items.map(({ kind, field }) => `${kind} ${field}`);

it('every text that lacks a language is listed, with the languages that it has', async () => {
  const { items, totalDoc } = await list('limit=100');
  expect(fieldsOf(items)).toContain('customization faq.title');
  expect(fieldsOf(items)).toContain('products title');
  expect(totalDoc).toBe(items.length);
  const [title] = (await list('kind=products&q=100%25')).items;
  expect(title).toMatchObject({ id: product.id, field: 'title', texts: { en: 'Smoked 100% eel' } });
  expect((await list('q=100%25x')).items).toEqual([]);
  expect((await list('kind=products&q="en"')).items).toEqual([]);
  const paged = [];
  for (let page = 1; page <= totalDoc; page += 1) paged.push(...(await list(`limit=1&page=${page}`)).items);
  expect(paged).toEqual(items);
  const pastTheEnd = { items: [], totalDoc, page: totalDoc + 1, pages: totalDoc };
  expect(await list(`limit=1&page=${totalDoc + 1}`)).toEqual(pastTheEnd);
});

it('translations are added together or not at all, and each only in its language', async () => {
  const title = { kind: 'products', id: product.id, field: 'title', language: 'fr', text: 'Anguille fumée' };
  const faq = {
    kind: 'customization',
    id: tenantId,
    field: 'faq.title',
    language: 'fr',
    text: 'Vos questions',
  };
  const refused = await put([title, { ...faq, field: 'faq.constructor' }]);
  expect(refused.body.details).toEqual([{ field: 'items.1.field', message: 'unknown' }]);
  expect((await list('kind=products&q=eel')).items).toHaveLength(1);
  expect((await put([title, faq])).body).toEqual({ success: true });
  expect(fieldsOf((await list('limit=100')).items)).not.toContain('customization faq.title');
  const { body } = await test.call(host, 'GET', `/api/products/${product.id}`, { token });
  expect(body.title).toMatchObject({ en: 'Smoked 100% eel', fr: 'Anguille fumée' });
  const shown = await test.call(host, 'GET', '/api/setting/store/customization/all');
  expect(shown.body.faq.title).toEqual({ en: 'Questions', fr: 'Vos questions' });
  const found = await test.call(host, 'GET', '/api/catalog/products?q=anguille');
  expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([product.id]);
});

it('the values of an attribute are translated, and the names of variants follow', async () => {
  const { attributeId, values } = await addAttribute(test.database, tenantId, [{ en: 'Whole' }]);
  const [value = ''] = values;
  const given = { attributeIds: [attributeId] };
  const cod = await addProduct(test.database, tenantId, given, { optionValues: { [attributeId]: value } });
  const [missing] = (await list('kind=attributes&q=whole')).items;
  const field = `values.${value}.name`;
  expect(missing).toEqual({ kind: 'attributes', id: attributeId, field, texts: { en: 'Whole' } });
  const item = { kind: 'attributes', id: attributeId, field, language: 'fr', text: 'Entier' };
  const other = { ...item, field: `values.${product.id}.name` };
  expect((await put([other])).body.details[0].field).toBe('items.0.id');
  expect((await put([{ ...item, text: 'x'.repeat(201) }])).body.details[0].field).toBe('items.0.text');
  expect((await put([item])).body).toEqual({ success: true });
  expect((await list('kind=attributes&q=whole')).items).toEqual([]);
  const { body } = await test.call(host, 'GET', `/api/products/${cod.id}`, { token });
  expect(body.variants[0].label).toMatchObject({ en: 'Whole', fr: 'Entier' });
});

it('the note on invoices is translated with the settings of the store', async () => {
  const path = '/api/setting/store-setting';
  const { version } = (await test.call(host, 'GET', `${path}/all`, { token })).body;
  const note = { invoice_note: { en: 'Thank you' }, version };
  expect((await test.call(host, 'PUT', `${path}/update`, { token, body: note })).status).toBe(200);
  const [missing] = (await list('kind=settings')).items;
  expect(missing).toMatchObject({ kind: 'settings', id: tenantId, field: 'invoice_note' });
  const item = { kind: 'settings', id: tenantId, field: 'invoice_note', language: 'fr', text: 'Merci' };
  expect((await put([{ ...item, field: 'tax_number' }])).body.details[0].field).toBe('items.0.field');
  expect((await put([item])).body).toEqual({ success: true });
  const { body } = await test.call(host, 'GET', `${path}/all`, { token });
  expect(body.invoice_note).toEqual({ en: 'Thank you', fr: 'Merci' });
});

it('a translation is a version of its product, with who made it', async () => {
  const ling = await addProduct(test.database, tenantId, { title: { en: 'Ling' } });
  const item = { kind: 'products', id: ling.id, field: 'title', language: 'fr', text: 'Lingue' };
  expect((await put([item])).status).toBe(200);
  const { body } = await test.call(host, 'GET', `/api/products/${ling.id}/versions`, { token });
  expect(body.items[0]).toMatchObject({
    way: 'form',
    changes: [{ field: 'title', before: { en: 'Ling' }, after: { en: 'Ling', fr: 'Lingue' } }],
  });
});

it.each([
  ['of another store', { id: '019a0000-0000-7000-8000-000000000099' }, 'items.0.id'],
  ['of a field that is no text', { field: 'price' }, 'items.0.field'],
  ['of a field of every object', { field: '__proto__' }, 'items.0.field'],
  ['that is too long', { text: 'x'.repeat(201) }, 'items.0.text'],
  ['that is empty', { text: ' ' }, 'items.0.text'],
])('a translated text %s is refused', async (_what, change, field) => {
  const item = { kind: 'products', id: product.id, field: 'title', language: 'fr', text: 'Non' };
  expect((await put([{ ...item, ...change }])).body.details[0].field).toBe(field);
});

it('a person translates only what they may change', async () => {
  const { token: other } = await createStaff(test.database, tenantId, ['read_settings', 'write_settings']);
  const item = { kind: 'products', id: product.id, field: 'title', language: 'fr', text: 'Non' };
  expect((await put([item], other)).body.code).toBe('FORBIDDEN');
});

it('a translation may be as long as the field takes, and no longer', async () => {
  const title = { kind: 'products', id: product.id, field: 'title', language: 'fr' };
  const write = (length: number) => put([{ ...title, text: 'x'.repeat(length) }]);
  expect((await write(200)).status).toBe(200);
  expect((await write(201)).body.details).toEqual([{ field: 'items.0.text', message: 'too_long' }]);
});
