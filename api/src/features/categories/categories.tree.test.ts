import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct } from '../../testing/catalog.ts';
import { categoryCalls, categoryInput } from '../../testing/categories.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { productCategories } from '../products/products.table.ts';
import type { Category } from './categories.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let calls: ReturnType<typeof categoryCalls>;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  calls = categoryCalls(test, host, owner);
});
afterAll(() => test.close());

const toUpdate = ({ name, description, slug, parentId, image, status, version }: Category) => ({
  name,
  description,
  slug,
  parentId,
  image,
  status,
  version,
});
describe('moving', () => {
  it('orders siblings, and takes everything below along', async () => {
    const parent = await calls.create();
    const [a, b, c] = [
      await calls.create({ parentId: parent.id }),
      await calls.create({ parentId: parent.id }),
      await calls.create({ parentId: parent.id }),
    ];
    const below = await calls.create({ parentId: a.id });
    await addProduct(test.database, tenantId, { categoryId: below.id });
    expect((await calls.move(c.id, parent.id, 0)).status).toBe(200);
    expect(await calls.childrenOf(parent.id)).toEqual([c.id, a.id, b.id]);
    await calls.move(c.id, parent.id, 99);
    expect(await calls.childrenOf(parent.id)).toEqual([a.id, b.id, c.id]);
    expect((await calls.move(a.id, c.id)).body).toMatchObject({ parentId: c.id, version: 2 });
    expect(await calls.childrenOf(parent.id)).toEqual([b.id, c.id]);
    expect((await calls.all()).find(({ id }) => id === c.id)?.totalCount).toBe(1);
    await calls.move(a.id, null);
    expect((await calls.all()).find(({ id }) => id === c.id)?.totalCount).toBe(0);
    expect((await calls.all()).find(({ id }) => id === a.id)?.totalCount).toBe(1);
  });

  it('is refused below itself, below an unknown category and deeper than five levels', async () => {
    const [top, ...rest] = await calls.chain(5);
    const [one, two] = await calls.chain(2);
    const refusal = async (id: string, parentId: string) => {
      const { status, body } = await calls.move(id, parentId);
      return [status, body.details?.[0]];
    };
    expect(await refusal(top!.id, rest[2]!.id)).toEqual([
      400,
      { field: 'parentId', message: 'below_itself' },
    ]);
    expect(await refusal(top!.id, top!.id)).toEqual([400, { field: 'parentId', message: 'below_itself' }]);
    expect(await refusal(top!.id, randomUUID())).toEqual([400, { field: 'parentId', message: 'unknown' }]);
    expect(await refusal(one!.id, rest[2]!.id)).toEqual([400, { field: 'parentId', message: 'too_deep' }]);
    expect((await calls.move(two!.id, rest[2]!.id)).status).toBe(200);
    const deeper = await calls.call('POST', '/categories', categoryInput({ parentId: two!.id }));
    expect(deeper.body.details).toEqual([{ field: 'parentId', message: 'too_deep' }]);
    expect((await calls.move(randomUUID(), null)).status).toBe(404);
  });

  it('a saved form can move it as well', async () => {
    const [top, below] = await calls.chain(2);
    const saved = await calls.call('PUT', `/categories/${below!.id}`, {
      ...toUpdate(below!),
      parentId: null,
    });
    expect(saved.body).toMatchObject({ parentId: null, version: 2 });
    const circle = await calls.call('PUT', `/categories/${top!.id}`, {
      ...toUpdate(top!),
      parentId: top!.id,
    });
    expect(circle.body.details).toEqual([{ field: 'parentId', message: 'below_itself' }]);
  });

  it('two at once never make a circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await calls.create(), await calls.create()];
      const replies = await Promise.all([calls.move(a.id, b.id), calls.move(b.id, a.id)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const list = await calls.all();
      const parents = [a.id, b.id].map((id) => list.find((one) => one.id === id)?.parentId);
      expect(parents.filter((parent) => parent === null)).toHaveLength(1);
    }
  });
});

describe('deleting', () => {
  it('is refused for a category in use, and the uses are counted', async () => {
    const used = await calls.create();
    await calls.create({ parentId: used.id });
    await addProduct(test.database, tenantId, { categoryId: used.id });
    await addProduct(test.database, tenantId, { categoryIds: [used.id] });
    await addCoupon(test.database, tenantId, { couponCode: 'BREAD', categoryIds: [used.id] });
    const { status, body } = await calls.call('DELETE', `/categories/${used.id}`);
    expect([status, body.code, body.details]).toEqual([
      409,
      'IN_USE',
      [
        {
          field: 'ids.0',
          message: 'in_use',
          reason: { code: 'in_use', values: { products: 2, categories: 1, coupons: 1 } },
        },
      ],
    ]);
  });

  it('moves products, coupons and children to another category', async () => {
    const [used, target] = [await calls.create(), await calls.create()];
    const child = await calls.create({ parentId: used.id });
    const inBoth = await addProduct(test.database, tenantId, {
      categoryId: used.id,
      categoryIds: [used.id, target.id],
    });
    const onlyListed = await addProduct(test.database, tenantId, { categoryIds: [used.id] });
    const coupon = await addCoupon(test.database, tenantId, { couponCode: 'MOVED', categoryIds: [used.id] });
    expect((await calls.call('DELETE', `/categories/${used.id}?moveTo=${target.id}`)).body).toEqual({
      success: true,
    });
    const read = async (path: string) => (await calls.call('GET', path)).body;
    expect(await read(`/products/${inBoth.id}`)).toMatchObject({
      categoryId: target.id,
      categoryIds: [target.id],
      version: 2,
    });
    expect(await read(`/products/${onlyListed.id}`)).toMatchObject({
      categoryId: null,
      categoryIds: [target.id],
    });
    expect(await read(`/coupons/${coupon}`)).toMatchObject({ categoryIds: [target.id], version: 2 });
    expect(await read(`/categories/${child.id}`)).toMatchObject({ parentId: target.id });
    expect(await read(`/categories/${target.id}`)).toMatchObject({ totalCount: 2 });
    expect((await calls.call('GET', `/categories/${used.id}`)).status).toBe(404);
  });

  it('which moved what it held is undone with its products, coupons and children, but for what was moved on', async () => {
    const [used, target] = [await calls.create(), await calls.create()];
    const children = [await calls.create({ parentId: used.id }), await calls.create({ parentId: used.id })];
    const leaves = await calls.create({ parentId: used.id });
    const below = await calls.create({ parentId: children[0]!.id });
    const add = (given: object) => addProduct(test.database, tenantId, given);
    const main = await add({ categoryId: used.id });
    const both = await add({ categoryId: target.id, categoryIds: [used.id, target.id] });
    const movedOn = await add({ categoryId: used.id });
    const gone = await add({ categoryId: used.id });
    const couponOf = (couponCode: string, categoryIds: string[]) =>
      addCoupon(test.database, tenantId, { couponCode, categoryIds });
    const coupons = [await couponOf('ONE', [used.id]), await couponOf('TWO', [target.id, used.id])];
    const read = async (path: string) => (await calls.call('GET', path)).body;
    expect((await calls.call('DELETE', `/categories/${used.id}?moveTo=${target.id}`)).status).toBe(200);
    const other = await calls.create();
    await inTenant(test.database, tenantId, (tx) =>
      tx
        .update(productCategories)
        .set({ categoryId: other.id })
        .where(eq(productCategories.productId, movedOn.id)),
    );
    await calls.call('DELETE', `/products/${gone.id}`);
    await calls.move(leaves.id, null);
    const restored = await calls.call('POST', '/admin/bulk/categories.restore', {
      operation: 'categories.restore',
      items: [{ id: used.id }],
    });
    expect(restored.status).toBe(200);
    expect(await read(`/categories/${used.id}`)).toMatchObject({ name: used.name, slug: used.slug });
    expect(await read(`/products/${main.id}`)).toMatchObject({ categoryId: used.id, categoryIds: [used.id] });
    const listed = await read(`/products/${both.id}`);
    expect(listed.categoryId).toBe(target.id);
    expect(listed.categoryIds.toSorted()).toEqual([used.id, target.id].toSorted());
    expect((await read(`/products/${movedOn.id}`)).categoryIds).toEqual([other.id]);
    expect((await read(`/coupons/${coupons[0]}`)).categoryIds).toEqual([used.id]);
    expect((await read(`/coupons/${coupons[1]}`)).categoryIds).toEqual([target.id, used.id]);
    expect(await calls.childrenOf(used.id)).toEqual(children.map(({ id }) => id));
    expect(await calls.childrenOf(target.id)).toEqual([]);
    expect(await calls.childrenOf(children[0]!.id)).toEqual([below.id]);
    expect((await read(`/categories/${leaves.id}`)).parentId).toBeNull();
  });

  it('cannot move to itself, below itself, to nowhere or too deep', async () => {
    const [used, below] = await calls.chain(2);
    const deep = (await calls.chain(5)).at(-1);
    for (const [to, message] of [
      [used!.id, 'below_itself'],
      [below!.id, 'below_itself'],
      [randomUUID(), 'unknown'],
      [deep!.id, 'too_deep'],
    ] as const) {
      const { body } = await calls.call('DELETE', `/categories/${used!.id}?moveTo=${to}`);
      expect(body.details).toEqual([{ field: 'moveTo', message }]);
    }
    expect(await calls.childrenOf(used!.id)).toEqual([below!.id]);
  });

  it('works for one whose products are deleted, and for a parent together with its children', async () => {
    const emptied = await calls.create();
    const { id } = await addProduct(test.database, tenantId, { categoryId: emptied.id });
    await calls.call('DELETE', `/products/${id}`);
    expect((await calls.call('DELETE', `/categories/${emptied.id}`)).status).toBe(200);
    const family = await calls.chain(3);
    const bulk = await calls.call('POST', '/admin/bulk/categories.delete', {
      items: family.map((one) => ({ id: one.id })),
      operation: 'categories.delete',
    });
    expect(bulk.body).toEqual({ operation: 'categories.delete', done: 3 });
  });

  it('and saving a product in it are never both done', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await calls.create();
      const [saved, deleted] = await Promise.allSettled([
        addProduct(test.database, tenantId, { categoryId: one.id }),
        calls.call('DELETE', `/categories/${one.id}`),
      ]);
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.status === 200;
      expect(saved.status === 'fulfilled').toBe(!isDeleted);
      if (saved.status === 'rejected') expect(saved.reason).toMatchObject({ code: 'VALIDATION' });
    }
  });
});
