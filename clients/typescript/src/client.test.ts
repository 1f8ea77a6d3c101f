import type { AddressInfo } from 'node:net';
import { onPlatform } from '../../../api/src/platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../../api/src/platform/tenancy/tenants.table.ts';
import { createProgram } from '../../../api/src/testing/actors.ts';
import { addProduct } from '../../../api/src/testing/catalog.ts';
import { createStore } from '../../../api/src/testing/factories.ts';
import type { TestApp } from '../../../api/src/testing/test-app.ts';
import { startTestApp } from '../../../api/src/testing/test-app.ts';
import type { Larder } from './index.ts';
import { createLarder } from './index.ts';

let test: TestApp;
let tenantId: string;
let connect: (key?: string) => Larder;
beforeAll(async () => {
  test = await startTestApp({ config: { ROOT_DOMAIN: 'platform.test' } });
  tenantId = await createStore(test.database, 'fresh');
  // Node does not resolve the hosts of stores on this machine, so this one has a domain of its own.
  const domain = { tenantId, domain: 'localhost', verified: true };
  await onPlatform(test.database, (tx) => tx.insert(tenantDomains).values(domain));
  await test.app.listen({ port: 0, host: 'localhost' });
  const { port } = test.app.server.address() as AddressInfo;
  connect = (key) => createLarder({ store: `http://localhost:${port}`, ...(key && { key }) });
});
afterAll(() => test.close());

it('a program reads and changes what its key allows, with types of requests and replies', async () => {
  const { token } = await createProgram(test.database, tenantId, [
    'read_products',
    'read_stock',
    'write_stock',
  ]);
  const larder = connect(token);
  const product = await addProduct(test.database, tenantId, {}, { sku: 'OATS-1', onHand: 4 });
  const { data } = await larder.GET('/api/products', { params: { query: { q: 'OATS-1', limit: 5 } } });
  expect(data?.items.map(({ id, sku, onHand }) => ({ id, sku, onHand }))).toEqual([
    { id: product.id, sku: 'OATS-1', onHand: 4 },
  ]);
  const variantId = product.variants[0]!.id;
  const moved = await larder.POST('/api/stock/{variantId}/movements', {
    params: { path: { variantId } },
    body: { kind: 'received', qty: 6, reason: 'Delivery 7' },
  });
  expect(moved.data?.onHand).toBe(10);
});

it('a refusal of the API has the code that the guide names', async () => {
  const { token } = await createProgram(test.database, tenantId, ['read_products']);
  const { error, response } = await connect(token).GET('/api/orders', { params: { query: {} } });
  expect([response.status, error?.code]).toEqual([403, 'FORBIDDEN']);
});

it('a program without a key reads what shoppers see', async () => {
  const { data, error } = await connect().GET('/api/catalog/categories');
  expect([error, data]).toEqual([undefined, []]);
});
