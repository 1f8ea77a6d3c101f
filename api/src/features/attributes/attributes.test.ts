import { createStaff } from '../../testing/actors.ts';
import { addAttribute } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

it('a store’s attributes are listed with their values in order, for staff with the permission', async () => {
  const { attributeId, values } = await addAttribute(test.database, tenantId, ['Small', 'Large']);
  await addAttribute(test.database, await createStore(test.database, 'bakehouse'), ['Round']);
  const reader = await createStaff(test.database, tenantId, ['read_attributes']);
  const { body } = await test.call('fresh.localhost', 'GET', '/api/attributes', { token: reader.token });
  expect(body).toMatchObject([
    { id: attributeId, name: { en: 'Size' }, values: values.map((id) => ({ id })) },
  ]);
  const picker = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await test.call('fresh.localhost', 'GET', '/api/attributes', { token: picker.token })).status).toBe(
    403,
  );
});
