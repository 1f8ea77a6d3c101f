import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail, ProductInput, VariantInput } from './products.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

/** Saves a product's form as it was loaded. `stock` is the quantity that was typed, and the one that was seen. */
function save(detail: ProductDetail, change: Partial<ProductInput>, stock?: VariantInput['stock']) {
  const { id, version, sku, sales, createdAt, updatedAt, variants, ...form } = detail;
  const inputs = variants.map(({ allocated, label, onHand, ...variant }) => ({ ...variant, stock }));
  return test.call(host, 'PUT', `/api/products/${id}`, {
    token: owner.token,
    body: { ...form, version, variants: inputs, ...change },
  });
}

describe('saving a product after a sale that the form has not seen', () => {
  const movementsOf = async (variantId: string) => {
    const path = `/api/stock/${variantId}/movements`;
    const { body } = await test.call(host, 'GET', path, { token: owner.token });
    return body.items.map(({ kind, qty }: { kind: string; qty: number }) => [kind, qty]);
  };
  /** The product as the form read it, with 40 on the shelf; four of them have left the store since. */
  async function sellFour() {
    const seen = await addProduct(test.database, tenantId, {}, { onHand: 40 });
    const variantId = seen.variants[0]!.id;
    const ann = await createCustomer(test.database, tenantId);
    const { body: order } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 4 }] });
    for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery']) {
      const path = `/api/orders/status/${order.id}`;
      await test.call(host, 'PUT', path, { token: owner.token, body: { status } });
    }
    return { seen, variantId };
  }

  it('does not change the stock when only the brand was edited', async () => {
    const { seen, variantId } = await sellFour();
    const { status, body } = await save(seen, { brand: 'Own' });
    expect([status, body.brand, body.variants[0].onHand]).toEqual([200, 'Own', 36]);
    expect((await movementsOf(variantId))[0]).toEqual(['shipped', -4]);
  });

  it('applies an edited stock as a difference to the stock that was seen', async () => {
    const { seen, variantId } = await sellFour();
    const { body } = await save(seen, {}, { seen: 40, onHand: 50 });
    expect(body.variants[0].onHand).toBe(46);
    expect((await movementsOf(variantId))[0]).toEqual(['adjusted', 10]);
    expect(await wrongLevels(test.database, tenantId)).toEqual([]);
  });

  it('is refused when more would be removed than is left', async () => {
    const { seen } = await sellFour();
    const { status, body } = await save(seen, {}, { seen: 40, onHand: 2 });
    expect([status, body.code]).toEqual([409, 'STOCK_NEGATIVE']);
  });
});

it('notifies staff when a lower stock reaches the reorder point', async () => {
  const title = text('Oat milk');
  const first = await addProduct(test.database, tenantId, { title }, { onHand: 10, reorderPoint: 4 });
  const saved = await save(first, {}, { seen: 10, onHand: 3 });
  await save(saved.body, {}, { seen: 3, onHand: 2 });
  const { body } = await test.call(host, 'GET', '/api/notification?page=1', { token: owner.token });
  const notices = body.notifications.filter((notice: { productId: string }) => notice.productId === first.id);
  expect(notices).toMatchObject([{ kind: 'stock_out', message: 'Oat milk: 3' }]);
});

it('a change of the stock is refused when orders have allocated it, and the variant is named', async () => {
  const product = await addProduct(test.database, tenantId);
  const ann = await createCustomer(test.database, tenantId);
  const variantId = product.variants[0]!.id;
  await buy(test, host, ann.token, { items: [{ variantId, quantity: 6 }] });
  const { status, body } = await save(product, {}, { seen: 10, onHand: 5 });
  expect([status, body.code]).toEqual([409, 'STOCK_NEGATIVE']);
  expect(body.details).toEqual([{ field: 'variants.0.stock.onHand', message: 'allocated' }]);
});
