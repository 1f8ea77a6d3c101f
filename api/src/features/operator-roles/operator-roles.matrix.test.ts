import { randomUUID } from 'node:crypto';
import type { Access } from '../../platform/http/access.ts';
import { operatorPermissions } from '../../platform/identity/operator-permissions.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { nameOf } from '../../testing/isolation.ts';
import { isAlsoPlatforms, isPlatforms } from '../../testing/matrix.ts';
import type { Operation } from '../../testing/operations.ts';
import { operationsOf, requestFor } from '../../testing/operations.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let operations: Operation[];
beforeAll(async () => {
  test = await startTestApp();
  operations = (await operationsOf(test)).filter(
    ({ access }) => isPlatforms(access) || isAlsoPlatforms(access),
  );
});
afterAll(() => test.close());

/** Returns the permission of a route, written independently of the code that decides. */
function permissionOf(access: Access): string {
  if (typeof access !== 'object') return '';
  if ('operator' in access) return access.operator;
  return 'deploy' in access ? 'write_releases' : String(access.orPlatform);
}

it('a route of the platform asks for each permission, except the one that a visit asks for', () => {
  const asked = new Set(operations.map(({ access }) => permissionOf(access)));
  expect(operatorPermissions.filter((key) => !asked.has(key))).toEqual(['act_in_tenants']);
});

it.each([...operatorPermissions])('%s alone opens the routes that ask for it, and no others', async (key) => {
  const { token } = await createPlatformUser(test.database, {}, [key]);
  const found: unknown[] = [];
  const expected: unknown[] = [];
  for (const operation of operations) {
    const { url, body } = requestFor(operation, randomUUID());
    const reply = await test.call('localhost', operation.method, url, { body, token });
    found.push([nameOf(operation), reply.body?.code === 'FORBIDDEN']);
    const asked = permissionOf(operation.access);
    expected.push([nameOf(operation), asked !== '' && asked !== key]);
  }
  expect(found).toEqual(expected);
});
