import { sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
const password = 'a long enough password';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { onHand: 50 });
});
afterAll(() => test.close());

const person = (email: string) => createCustomer(test.database, tenantId, { name: 'Ann', email, password });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, { token }: Actor, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token, body });
const erase = (who: Actor, body: object = {}) => call('POST', '/own-data/erase', who, body);
const signedInLongAgo = ({ id }: Actor) =>
  inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update sessions set created_at = now() - interval '1 hour' where user_id = ${id}`),
  );

it('a shopper takes everything that the store holds about them, and none of the notes of its staff', async () => {
  const ann = await person('ann@own.test');
  const { body: placed } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  await call('POST', `/customers/${ann.id}/notes`, owner, { text: 'rings twice' });
  const { status, body } = await call('GET', '/own-data', ann);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    customer: { email: 'ann@own.test', addresses: [{ city: placed.userInfo.city }] },
    orders: [{ number: placed.number, total: placed.total }],
  });
  expect(JSON.stringify(body)).not.toContain('rings twice');
});

it('an account is deleted by its owner, who is signed out everywhere, and its orders stay without a name', async () => {
  const ben = await person('ben@own.test');
  const { body: placed } = await buy(test, host, ben.token, { items: [{ variantId, quantity: 1 }] });
  expect((await erase(ben)).body).toMatchObject({ code: 'IN_USE', details: [{ field: 'orders' }] });
  await call('PUT', `/orders/status/${placed.id}`, owner, { status: 'cancelled', note: 'x' });
  expect((await erase(ben)).body).toEqual({ success: true });
  expect((await call('GET', '/customers/me', ben)).status).toBe(401);
  const { body: left } = await call('GET', `/orders/${placed.id}`, owner);
  expect(left).toMatchObject({ total: placed.total, userInfo: { name: '', email: '', address: '' } });
  const rows = await onPlatform(test.database, (tx) => tx.select().from(auditLog));
  expect(JSON.stringify(rows)).not.toContain('ben@own.test');
  expect(rows.some(({ action, actorId }) => action === 'customers.erase' && actorId === ben.id)).toBe(true);
});

it('a shopper who signed in long ago gives the password before the account is deleted', async () => {
  const cleo = await person('cleo@own.test');
  await signedInLongAgo(cleo);
  expect((await erase(cleo)).body.code).toBe('PASSWORD_NEEDED');
  expect((await erase(cleo, { password: 'a wrong password' })).body.code).toBe('PASSWORD_WRONG');
  expect((await erase(cleo, { password })).body).toEqual({ success: true });
});
