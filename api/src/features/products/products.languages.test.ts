import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addAttribute, productInput, text, variantInput } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import { writeSettings } from '../settings/settings.service.ts';

const host = 'markt.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'markt', (tx, id) =>
    writeSettings(tx, id, {
      global: { ...defaultGlobalSetting, default_language: 'de' },
      store: defaultStoreSetting,
    }),
  );
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const german = (de: string) => ({ de });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });
const titleIsMissing = {
  status: 400,
  body: { code: 'VALIDATION', details: [{ field: 'title.de', message: 'required' }] },
};

describe('in a store whose default language is German', () => {
  it('a product needs a German title only', async () => {
    const made = await call('POST', '/products', productInput({ title: german(' Milch ') }));
    expect(made.status).toBe(201);
    expect(made.body.title).toEqual(german('Milch'));
  });

  it.each(['', '  '])('a product without a German title is refused, new or old (%j)', async (de) => {
    const title = { en: 'Milk', de, fr: 'Lait' };
    expect(await call('POST', '/products', productInput({ title }))).toMatchObject(titleIsMissing);
    const { body } = await call('POST', '/products', productInput({ title: german('Brot') }));
    const product = { ...productInput({ title }), slug: body.slug };
    expect(await call('PUT', `/products/${body.id}`, { ...product, version: 1 })).toMatchObject(
      titleIsMissing,
    );
  });

  it('a coupon needs a German title only', async () => {
    const coupon = (title: object) => ({
      ...{ title, couponCode: 'ZEHN', logo: null, minimumAmount: 0, categoryIds: [], productIds: [] },
      ...{ startTime: '2026-01-01T00:00:00.000Z', endTime: '2099-01-01T00:00:00.000Z' },
      ...{ discountType: 'percentage', discountValue: 1_000, maxDiscount: null, stackable: true },
      ...{ firstOrderOnly: false, usageLimit: null, usagePerCustomer: null, status: 'show' },
    });
    expect(await call('POST', '/coupons', coupon(text('Ten off')))).toMatchObject(titleIsMissing);
    expect((await call('POST', '/coupons', coupon(german('Zehn Prozent')))).status).toBe(201);
  });

  it('names of variants and notices to staff fall back to German', async () => {
    const { attributeId, values } = await addAttribute(test.database, tenantId, [
      german('Groß'),
      text('Small'),
    ]);
    const variants = values.map((value, index) =>
      variantInput({
        optionValues: { [attributeId]: value },
        stock: { seen: 0, onHand: 3 },
        reorderPoint: index === 0 ? 2 : 0,
      }),
    );
    const title = { en: 'Cheese', de: 'Käse', fr: '' };
    const input = productInput({ title, attributeIds: [attributeId], variants });
    const { body } = await call('POST', '/products', input);
    expect(body.variants).toMatchObject([
      { label: { en: 'Groß', de: 'Groß', fr: 'Groß' } },
      { label: { en: 'Small', de: 'Small', fr: 'Small' } },
    ]);
    const { token } = await createCustomer(test.database, tenantId);
    await buy(test, host, token, { items: [{ variantId: body.variants[0].id, quantity: 1 }] });
    const notices = (await call('GET', '/notification?page=1')).body.notifications;
    expect(notices).toContainEqual(
      expect.objectContaining({
        message: 'Käse (Groß): 2',
        goods: expect.objectContaining({ title: expect.objectContaining({ de: 'Käse' }), left: 2 }),
      }),
    );
  });

  describe('products sorted by title', () => {
    const titles: Record<string, object> = {
      apple: { en: 'Apple', de: 'Öko-Apfel', fr: 'Pomme' },
      onion: { en: 'Onion', de: 'zwiebel', fr: 'Oignon' },
      pear: { en: 'Pear', de: 'Birne', fr: 'Abricot' },
      zest: { en: 'Éclair', de: 'Eclair', fr: '' },
    };
    const tag = 'sorted-by-title';
    beforeAll(async () => {
      for (const [sku, title] of Object.entries(titles)) {
        const input = productInput({ title, tags: [tag], variants: [variantInput({ sku })] });
        expect((await call('POST', '/products', input)).status).toBe(201);
      }
    });
    const sorted = async (query: string): Promise<string[]> => {
      const { body } = await call('GET', `/products?q=${tag}&${query}`);
      return body.items.map(({ sku }: { sku: string }) => sku);
    };

    it.each([
      ['de', ['pear', 'zest', 'apple', 'onion']],
      ['en', ['apple', 'zest', 'onion', 'pear']],
      ['fr', ['pear', 'zest', 'onion', 'apple']],
    ])('are in the alphabetical order of %s', async (language, order) => {
      expect(await sorted(`sort=title&language=${language}`)).toEqual(order);
      expect(await sorted(`sort=-title&language=${language}`)).toEqual(order.toReversed());
    });

    it('are in the order of the store’s default language without a requested one', async () => {
      expect(await sorted('sort=title')).toEqual(['pear', 'zest', 'apple', 'onion']);
    });
  });
});
