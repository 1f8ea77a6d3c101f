import { randomUUID } from 'node:crypto';
import type { Access } from './platform/http/access.ts';
import type { Actor } from './testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from './testing/actors.ts';
import type { Operation } from './testing/operations.ts';
import { operationsOf, requestFor } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

const theirMark = 'CANARY-OF-BAKEHOUSE';
const neighbourMark = 'CANARY-OF-ANOTHER-SHOPPER';

let test: TestApp;
let operations: Operation[];
let ours: FilledStore;
let theirs: FilledStore;
let neighbour: FilledStore;
// Thousands of calls.
jest.setTimeout(120_000);

beforeAll(async () => {
  test = await startTestApp();
  operations = await operationsOf(test);
  // The neighbour is a shopper of our own store: whoever filled it.
  ours = await fillStore(test, 'fresh', neighbourMark);
  neighbour = ours;
  theirs = await fillStore(test, 'bakehouse', theirMark);
});
afterAll(() => test.close());

type Who = 'visitor' | 'shopper' | 'staff' | 'owner' | 'platform' | 'their owner' | 'their shopper';
const everybody: Who[] = ['visitor', 'shopper', 'staff', 'owner', 'platform', 'their owner', 'their shopper'];

/** Somebody who has just signed in, since some routes end the session they are called with. */
function signIn(who: Who): Promise<Actor> | undefined {
  const { database } = test;
  if (who === 'shopper') return createCustomer(database, ours.tenantId);
  if (who === 'staff') return createStaff(database, ours.tenantId, []);
  if (who === 'owner') return createStaff(database, ours.tenantId, 'owner');
  if (who === 'platform') return createPlatformUser(database);
  if (who === 'their owner') return createStaff(database, theirs.tenantId, 'owner');
  if (who === 'their shopper') return createCustomer(database, theirs.tenantId);
  return undefined;
}

/** Said again, apart from the code that decides: the code somebody is refused with in our store, or null. */
function refusal(who: Who, access: Access): string | null {
  if (access === 'open' || access === 'site' || access === 'store') return null;
  if (who === 'visitor') return 'UNAUTHORIZED';
  if (who === 'their owner' || who === 'their shopper') return 'TENANT_MISMATCH';
  if (access === 'signedIn') return null;
  if (access === 'platform') return who === 'platform' ? null : 'PLATFORM_ADMIN_REQUIRED';
  if (access === 'admin') return who === 'shopper' ? 'ADMIN_ACCESS_DENIED' : null;
  if (access === 'customer') return who === 'shopper' ? null : 'FORBIDDEN';
  if (who === 'shopper') return 'ADMIN_ACCESS_DENIED';
  return who === 'staff' ? 'FORBIDDEN' : null;
}

/** What a client can say about itself, and nobody believes. */
const lies = () => ({
  'x-forwarded-host': theirs.host,
  'x-tenant-id': theirs.tenantId,
  company: theirs.tenantId,
  'user-type': 'platform_admin',
  'admin-operation': 'true',
  cookie: `tenant-id=${theirs.tenantId}; tenant-slug=bakehouse; user-role=PLATFORM_ADMIN; admin-type=platform`,
});

async function call(operation: Operation, id: string, token: string | undefined, host = ours.host) {
  const { url, body } = requestFor(operation, id);
  const headers = { 'idempotency-key': randomUUID(), ...lies() };
  return test.call(host, operation.method, url, { body, token, headers });
}
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

it('knows every route, each with who may call it', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter(({ access }) => !access).map(nameOf)).toEqual([]);
});

/** Sign-in itself refuses with 401, which is not a matter of access. */
const notAccess = new Set(['INVALID_CREDENTIALS', 'SESSION_ENDED', 'OAUTH_FAILED']);

it.each(everybody)('lets %s call what the route says, and nothing else', async (who) => {
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const operation of operations) {
    const actor = await signIn(who);
    const { status, body } = await call(operation, randomUUID(), actor?.token);
    const code = refusal(who, operation.access);
    const refused = status === 401 || status === 403;
    const told = refused && !notAccess.has(body.code) ? body.code : null;
    found.push([nameOf(operation), told, status >= 500 ? status : 'no failure']);
    expected.push([nameOf(operation), code, 'no failure']);
  }
  expect(found).toEqual(expected);
});

it('answers on the platform’s own host what needs no store, and the rest with TENANT_REQUIRED', async () => {
  for (const operation of operations) {
    const { token } = await createPlatformUser(test.database);
    const { status, body } = await call(operation, randomUUID(), token, 'localhost');
    const storeOnly = !['open', 'site', 'signedIn', 'admin', 'platform'].includes(operation.access as string);
    expect([nameOf(operation), status >= 500]).toEqual([nameOf(operation), false]);
    expect([nameOf(operation), body.code === 'TENANT_REQUIRED']).toEqual([nameOf(operation), storeOnly]);
  }
});

describe('another store', () => {
  const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
    `${status} ${body.code ?? ''}`;
  const hasIds = ({ parameters, body }: Operation) =>
    /"format":"uuid"/.test(JSON.stringify([parameters, body]));

  it.each<Who>(['owner', 'shopper', 'platform'])(
    'is as good as none for our %s, who names its rows',
    async (who) => {
      const before = await theirs.rows();
      const token = (await signIn(who))?.token;
      let tried = 0;
      for (const operation of operations.filter((one) => hasIds(one) && one.access !== 'platform')) {
        if (refusal(who, operation.access)) continue;
        const nobodys = outcome(await call(operation, randomUUID(), token));
        for (const id of theirs.ids) {
          const reply = await call(operation, id, token);
          expect(`${nameOf(operation)} ${outcome(reply)}`).toBe(`${nameOf(operation)} ${nobodys}`);
          expect(JSON.stringify(reply.body)).not.toContain(theirMark);
          tried += 1;
        }
      }
      expect(tried).toBeGreaterThan(who === 'shopper' ? 20 : 200);
      expect(await theirs.rows()).toEqual(before);
    },
  );

  it.each(everybody)('shows nothing to %s in our store', async (who) => {
    for (const operation of operations.filter(
      ({ method, access }) => method === 'GET' && access !== 'platform',
    )) {
      const { body } = await call(operation, randomUUID(), (await signIn(who))?.token);
      expect(`${nameOf(operation)} ${JSON.stringify(body)}`).not.toContain(theirMark);
    }
  });
});

it('shows a shopper nothing of another shopper of the same store', async () => {
  const { token } = await createCustomer(test.database, ours.tenantId);
  for (const operation of operations.filter(({ access }) => access === 'customer')) {
    for (const id of operation.parameters.length > 0 ? neighbour.ids : [randomUUID()]) {
      const { url } = requestFor(operation, id);
      const { body } = await test.call(ours.host, operation.method, url, { token });
      const personal = JSON.stringify(body);
      expect(`${nameOf(operation)} ${personal}`).not.toContain(neighbourMark);
    }
  }
});
