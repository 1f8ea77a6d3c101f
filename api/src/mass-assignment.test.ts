import { randomUUID } from 'node:crypto';
import { createCustomer, createPlatformUser, createStaff } from './testing/actors.ts';
import { nameOf } from './testing/isolation.ts';
import { isPlatforms } from './testing/matrix.ts';
import type { Operation, Schema } from './testing/operations.ts';
import { operationsOf, requestFor } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

/** Fields that an attacker may hope to set besides those of a form. */
const wished: Record<string, unknown> = {
  id: randomUUID(),
  tenantId: randomUUID(),
  customerId: randomUUID(),
  role: 'PLATFORM_ADMIN',
  roleId: randomUUID(),
  permissions: ['write_staff'],
  isAdmin: true,
  isSystem: true,
  kind: 'staff',
  loginType: 'platformAdmin',
  status: 'active',
  emailVerified: true,
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  passwordHash: '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAA',
  actorId: randomUUID(),
  createdAt: '2020-01-01T00:00:00.000Z',
  price: 1,
  total: 0,
};

/** The names come in two halves: a reply names 20 fields at most, and some of them are errors of the body itself. */
const wishedNames = [Object.keys(wished).slice(0, 9), Object.keys(wished).slice(9)];

const edgeSecret = 'a-secret-of-at-least-thirty-two-characters';
let test: TestApp;
let store: FilledStore;
let operations: Operation[];
beforeAll(async () => {
  test = await startTestApp({ config: { EDGE_SECRET: edgeSecret } });
  store = await fillStore(test, 'fresh', 'Fresh');
  operations = await operationsOf(test);
});
afterAll(() => test.close());

async function tokenFor({ access, path }: Operation): Promise<string> {
  if (path === '/api/telemetry/verdicts') return edgeSecret;
  if (isPlatforms(access)) return (await createPlatformUser(test.database)).token;
  if (access === 'customer') return (await createCustomer(test.database, store.tenantId)).token;
  return (await createStaff(test.database, store.tenantId, 'owner')).token;
}

/** Returns every object of a body, by its path: the whole, and those inside. */
function objectsOf(
  schema: Schema,
  value: unknown,
  path = '',
): { path: string; schema: Schema; target: object }[] {
  const plain = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (!value || typeof value !== 'object') return [];
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((one) => objectsOf(plain.items ?? {}, one, `${path}0.`));
  // An object without named properties is a dictionary: its keys are the caller's.
  if (!plain.properties) return [];
  const inner = Object.entries(plain.properties).flatMap(([name, property]) =>
    objectsOf(property, (value as Record<string, unknown>)[name], `${path}${name}.`),
  );
  return [{ path, schema: plain, target: value }, ...inner];
}

/** Clients of the sign-in layer send more fields than anybody reads: its forms, and a provider's answer. */
const loose = ({ path }: Operation, object: string) =>
  /^\/api\/auth\/(signin|signout|callback|session|_log)/.test(path) ||
  (path === '/api/auth/oauth' && object === 'userData.');

it('no operation accepts an unknown field in any object of its body', async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const operation of operations) {
    if (!operation.body) continue;
    const token = await tokenFor(operation);
    const { body } = requestFor(operation, randomUUID());
    for (const { path } of objectsOf(operation.body, body)) {
      if (loose(operation, path)) continue;
      for (const names of wishedNames) {
        const { url, body: fresh } = requestFor(operation, randomUUID());
        const found = objectsOf(operation.body, fresh).find((one) => one.path === path);
        if (!found) continue;
        const extra = names.filter((name) => !(name in (found.schema.properties ?? {})));
        Object.assign(found.target, Object.fromEntries(extra.map((name) => [name, wished[name]])));
        const headers = { 'idempotency-key': randomUUID() };
        const reply = await test.call(store.host, operation.method, url, { body: fresh, token, headers });
        const named = (reply.body.details ?? []).map(({ field }: { field: string }) => field);
        const missing = extra.filter((name) => !named.includes(`${path}${name}`));
        tried += 1;
        if (reply.status !== 400 || missing.length > 0)
          taken.push(`${nameOf(operation)} ${path || '.'}: ${reply.status}, and not a word of ${missing}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(120);
});
