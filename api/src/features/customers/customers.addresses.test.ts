import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { AddressInput } from './customers.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const address = (line1: string, isDefault = false): AddressInput => ({
  ...{ label: '', name: 'Ann', contact: '+1 555 0100', line1, line2: '', isDefault },
  ...{ city: 'Springfield', zipCode: '12345', country: 'US', deliveryNote: '' },
});
const call = (who: Actor, method: 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
  test.call(host, method, `/api/customers/me/addresses${path}`, { token: who.token, body });
type Listed = { id: string; line1: string; isDefault: boolean };
const shown = ({ addresses }: { addresses: Listed[] }) =>
  addresses.map(({ line1, isDefault }) => `${line1}${isDefault ? ' *' : ''}`);

it('a shopper adds, changes and deletes addresses, and one of them is always the default', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const added = await call(ann, 'POST', '', address('1 First Street'));
  expect(added.status).toBe(201);
  expect(shown(added.body)).toEqual(['1 First Street *']);
  const two = await call(ann, 'POST', '', address('2 Second Street', true));
  expect(shown(two.body)).toEqual(['2 Second Street *', '1 First Street']);
  const [second, first] = two.body.addresses as Listed[];
  const saved = await call(ann, 'PUT', `/${second?.id}`, address('2 Other Street'));
  expect(shown(saved.body)).toEqual(['2 Other Street *', '1 First Street']);
  const moved = await call(ann, 'PUT', `/${first?.id}`, address('1 First Street', true));
  expect(shown(moved.body)).toEqual(['1 First Street *', '2 Other Street']);
  const left = await call(ann, 'DELETE', `/${first?.id}`);
  expect(shown(left.body)).toEqual(['2 Other Street *']);
  expect(shown((await call(ann, 'DELETE', `/${second?.id}`)).body)).toEqual([]);
});

it('many changes at once leave one default address, and the book has an end', async () => {
  const ben = await createCustomer(test.database, tenantId);
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => call(ben, 'POST', '', address(`${index} Street`, true))),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(replies.find(({ status }) => status !== 201)?.body).toMatchObject({
    code: 'VALIDATION',
    details: [{ field: 'addresses', message: 'too_many' }],
  });
  const { body } = await test.call(host, 'GET', '/api/customers/me', { token: ben.token });
  expect(body.addresses.filter(({ isDefault }: Listed) => isDefault)).toHaveLength(1);
});

it('an address of somebody else is unknown', async () => {
  const [ann, ben] = [
    await createCustomer(test.database, tenantId),
    await createCustomer(test.database, tenantId),
  ];
  const { body } = await call(ann, 'POST', '', address('1 First Street'));
  const path = `/${body.addresses[0].id}`;
  expect((await call(ben, 'PUT', path, address('Mine'))).status).toBe(404);
  expect((await call(ben, 'DELETE', path)).status).toBe(404);
  const { body: anns } = await test.call(host, 'GET', '/api/customers/me', { token: ann.token });
  expect(shown(anns)).toEqual(['1 First Street *']);
});
