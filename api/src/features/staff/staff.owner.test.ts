import type { Actor } from '../../testing/actors.ts';
import { createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Role } from '../roles/roles.schema.ts';
import { seedRoles } from '../roles/roles.service.ts';
import type { StaffMember } from './staff.schema.ts';

let test: TestApp;
let slug: string;
let tenantId: string;
let owners: Actor[];
let roles: Record<string, string>;
let stores = 0;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  stores += 1;
  slug = `store-${stores}`;
  tenantId = await createStore(test.database, slug, async (tx, id) => {
    await seedRoles(tx, id);
  });
  owners = [
    await createStaff(test.database, tenantId, 'owner'),
    await createStaff(test.database, tenantId, 'owner'),
  ];
  const { body } = await call('GET', '/roles');
  roles = Object.fromEntries(body.map((role: Role) => [role.name, role.id]));
});
afterAll(() => test.close());

const first = () => owners[0]!;
const second = () => owners[1]!;
function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, actor = first()) {
  return test.call(`${slug}.localhost`, method, `/api${path}`, { body, token: actor.token });
}
const bulk = (operation: string, items: object[], as = first()) =>
  call('POST', `/admin/bulk/${operation}`, { operation, items }, as);
const activeOwners = async (actor: Actor): Promise<number> =>
  (await call('GET', `/staff?roleId=${roles.Owner}&status=active`, undefined, actor)).body.totalDoc;

/** The ways in which an owner stops being one; `as` does it to `whom`. */
const ways: Record<string, (whom: Actor, as: Actor) => Promise<{ status: number; body: { code?: string } }>> =
  {
    'by another role': async (whom, as) => {
      const { body } = await call('GET', `/staff/${whom.id}`, undefined, as);
      const { name, phone, joiningDate, version } = body as StaffMember;
      const change = { name, phone, joiningDate, version, roleId: roles.Manager };
      return call('PUT', `/staff/${whom.id}`, change, as);
    },
    'by becoming inactive': (whom, as) => call('PUT', `/staff/status/${whom.id}`, { status: 'inactive' }, as),
    'by being deleted': (whom, as) => call('DELETE', `/staff/${whom.id}`, undefined, as),
    'by becoming inactive among others': (whom, as) =>
      bulk('staff.status', [{ id: whom.id, status: 'inactive' }], as),
    'by being deleted among others': (whom, as) => bulk('staff.delete', [{ id: whom.id }], as),
  };

describe.each(Object.entries(ways))('the last owner stays owner and is not lost %s', (_name, way) => {
  it('whoever does it', async () => {
    expect((await way(second(), first())).status).toBe(200);
    expect((await way(first(), first())).body.code).toBe('LAST_OWNER');
    const pat = await createVisit(test.database, tenantId, { mayWrite: true });
    expect((await way(first(), pat)).body.code).toBe('LAST_OWNER');
    expect(await activeOwners(first())).toBe(1);
  });

  it('when two owners do it to each other concurrently', async () => {
    const pat = await createVisit(test.database, tenantId, { mayWrite: true });
    const replies = await Promise.all([way(second(), first()), way(first(), second())]);
    const codes = replies.map(({ status, body }) => body.code ?? status);
    // The one who lost has no right, or no session, any more; or was not found any more.
    expect(codes).toContain(200);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await activeOwners(pat)).toBe(1);
  });

  it('when both owners do it to themselves concurrently', async () => {
    const pat = await createVisit(test.database, tenantId, { mayWrite: true });
    const replies = await Promise.all([way(first(), first()), way(second(), second())]);
    expect(replies.map(({ body, status }) => body.code ?? status).toSorted()).toEqual([200, 'LAST_OWNER']);
    expect(await activeOwners(pat)).toBe(1);
  });
});

it('bulk changes cannot remove all owners', async () => {
  for (const [operation, given] of [
    ['staff.status', { status: 'inactive' }],
    ['staff.delete', {}],
  ] as const) {
    const items = owners.map(({ id }) => ({ id, ...given }));
    expect((await bulk(operation, items)).body.code).toBe('LAST_OWNER');
  }
  expect(await activeOwners(first())).toBe(2);
});

it('an inactive or invited owner does not count as the last owner', async () => {
  const { body } = await test.call(`${slug}.localhost`, 'POST', '/api/staff', {
    body: { name: 'Ina Invited', email: 'ina@owner.test', roleId: roles.Owner },
    token: first().token,
  });
  expect(body.status).toBe('invited');
  await call('PUT', `/staff/status/${second().id}`, { status: 'inactive' });
  expect((await call('DELETE', `/staff/${first().id}`)).body.code).toBe('LAST_OWNER');
  expect((await call('DELETE', `/staff/${second().id}`)).body).toEqual({ success: true });
});
