import { sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createOwner } from '../staff/staff.service.ts';
import type { AuditEntry } from './audit-log.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let owner: Actor;
let pat: Actor;
let visitor: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await createOwner(tx, tenantId, { name: 'Olga', email: 'olga@fresh.test', passwordHash: '-' });
  });
  owner = await createStaff(test.database, fresh, 'owner');
  pat = await createPlatformUser(test.database);
  visitor = await createVisit(test.database, fresh, { mayWrite: true, operator: pat });
});
afterAll(() => test.close());

const log = async (query = ''): Promise<{ items: AuditEntry[]; totalDoc: number }> =>
  (await test.call('localhost', 'GET', `/api/audit-log?limit=100&${query}`, { token: pat.token })).body;
const check = async () =>
  (await test.call('localhost', 'GET', '/api/audit-log/check', { token: pat.token })).body;
const role = (name: string) => ({ name, description: 'secret words', permissions: ['read_orders'] });
const makeRole = (name: string, actor = owner) =>
  test.call(host, 'POST', '/api/roles', { body: role(name), token: actor.token });

describe('the audit log entry of a write', () => {
  it('by staff has who, where and what, but no values', async () => {
    await makeRole('Baker');
    const { items } = await log(`q=${owner.email}`);
    const entry = items.find(({ action }) => action === 'POST /api/roles');
    expect(entry).toEqual({
      id: expect.any(String),
      seq: expect.any(Number),
      actorName: owner.email,
      actorKind: 'staff',
      source: 'server',
      action: 'POST /api/roles',
      tenantId: fresh,
      tenantName: 'fresh',
      details: { params: {}, fields: ['name', 'description', 'permissions'], requestId: expect.any(String) },
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(items)).not.toContain('secret words');
  });

  it('names the changed rows, one or many', async () => {
    const sam = await createStaff(test.database, fresh, []);
    const operation = 'staff.status';
    await test.call(host, 'POST', `/api/admin/bulk/${operation}`, {
      body: { operation, items: [{ id: sam.id, status: 'inactive' }] },
      token: owner.token,
    });
    await test.call(host, 'DELETE', `/api/staff/${sam.id}`, { token: owner.token });
    const [many] = (await log('q=bulk/staff.status')).items;
    expect(many!.details).toMatchObject({ fields: ['items', 'operation'], ids: [sam.id] });
    const [one] = (await log('q=DELETE /api/staff')).items;
    expect(one!.details).toMatchObject({ params: { id: sam.id }, fields: [] });
  });

  it('by a platform user is recorded in the chain of the host’s tenant', async () => {
    await makeRole('By Pat', visitor);
    const path = '/api/tenants/status/01a1fa07-daa9-769b-9439-8044009a11d1';
    await test.call('localhost', 'PUT', path, { body: { status: 'active' }, token: pat.token });
    const { items } = await log(`q=${pat.email}`);
    expect(items.map(({ action, tenantId }) => [action, tenantId])).toEqual([
      ['PUT /api/tenants/status/:id', null],
      ['roles.create', fresh],
      ['POST /api/roles', fresh],
    ]);
  });

  it('is missing for an invalid or forbidden request, for reads and for shoppers’ acts', async () => {
    const before = (await log()).totalDoc;
    const ann = await createCustomer(test.database, fresh);
    const none = await createStaff(test.database, fresh, []);
    await test.call(host, 'POST', '/api/roles', { body: {}, token: owner.token });
    await makeRole('Nobody', none);
    await test.call(host, 'GET', '/api/roles', { token: owner.token });
    await test.call(host, 'POST', '/api/auth/logout', { token: ann.token });
    expect((await log()).totalDoc).toBe(before);
  });

  it('is required: a write that cannot be recorded does not happen', async () => {
    const refuse = `alter table audit_log add constraint broken check (action <> 'POST /api/roles') not valid`;
    await test.database.pool.query(refuse);
    expect((await makeRole('Unseen')).status).toBe(500);
    await test.database.pool.query('alter table audit_log drop constraint broken');
    const { body } = await test.call(host, 'GET', '/api/roles', { token: owner.token });
    expect(JSON.stringify(body)).not.toContain('Unseen');
  });
});

describe('the audit log entry of a role or person', () => {
  const last = async (action: string) => (await log(`q=${action}`)).items[0]!;

  it('has the added and removed permissions', async () => {
    const { body } = await makeRole('Porter');
    const { id, members: _members, isSystem: _isSystem, ...made } = body;
    const change = { ...made, permissions: ['read_stock'] };
    await test.call(host, 'PUT', `/api/roles/${id}`, { body: change, token: owner.token });
    expect((await last('roles.update')).details).toEqual({
      roleId: id,
      role: 'Porter',
      added: ['read_stock'],
      removed: ['read_orders'],
    });
    await test.call(host, 'DELETE', `/api/roles/${id}`, { token: owner.token });
    expect((await last('roles.delete')).details).toMatchObject({ role: 'Porter', removed: ['read_stock'] });
  });

  it('has the person and both roles', async () => {
    const { body: roles } = await test.call(host, 'GET', '/api/roles', { token: owner.token });
    const idOf = (name: string) => roles.find((one: { name: string }) => one.name === name).id;
    const invited = await test.call(host, 'POST', '/api/staff', {
      body: { name: 'Cass', email: 'cass@fresh.test', roleId: idOf('Cashier') },
      token: owner.token,
    });
    const { name, phone, joiningDate, version, id } = invited.body;
    await test.call(host, 'PUT', `/api/staff/${id}`, {
      body: { name, phone, joiningDate, version, roleId: idOf('Driver') },
      token: owner.token,
    });
    const person = { staffId: id, email: 'cass@fresh.test' };
    expect((await last('staff.invite')).details).toMatchObject({ ...person, role: 'Cashier' });
    expect((await last('staff.role')).details).toEqual({
      ...{ ...person, from: 'Cashier', to: 'Driver', added: ['write_orders'] },
      removed: ['read_products', 'read_customers', 'read_notifications'],
    });
    await test.call(host, 'DELETE', `/api/staff/${id}`, { token: owner.token });
    expect((await last('staff.delete')).details).toEqual({ ...person, role: 'Driver' });
  });
});

describe('the list of the audit log', () => {
  it('is filtered and searched, and its order is stable', async () => {
    await makeRole('Listed', visitor);
    const kinds = new Set((await log('actorKind=platform')).items.map(({ actorKind }) => actorKind));
    expect([...kinds]).toEqual(['platform']);
    expect((await log('source=client')).items).toEqual([]);
    expect((await log(`q=${'x'.repeat(5_000)}`)).items).toEqual([]);
    const numbers = (await log(`tenantId=${fresh}`)).items.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers.at(-1)).toBe(1);
    expect((await log()).items).toEqual((await log()).items);
  });

  it('is for platform users, on any host', async () => {
    for (const path of ['/api/audit-log', '/api/audit-log/check']) {
      expect((await test.call(host, 'GET', path, { token: owner.token })).body.code).toBe(
        'PLATFORM_ADMIN_REQUIRED',
      );
      expect((await test.call(host, 'GET', path, { token: pat.token })).status).toBe(200);
      expect((await test.call('localhost', 'GET', path)).status).toBe(401);
    }
  });

  it('is read by an index in every order', async () => {
    const plan = (condition: string, order: string) =>
      onPlatform(test.database, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const query = `explain select id from audit_log where ${condition} order by ${order} limit 20`;
        return JSON.stringify((await tx.execute(query)).rows);
      });
    const byTime = await plan('true', 'created_at desc nulls last, id desc nulls last');
    expect(byTime).toContain('audit_log_newest');
    expect(byTime).not.toContain('Sort');
    const byNumber = await plan(`tenant_id = '${fresh}'`, 'seq desc');
    expect(byNumber).toContain('audit_log_chain');
    expect(byNumber).not.toContain('Sort');
  });
});

describe('the database’s audit log', () => {
  const entry = (tenantId: string | null) => ({ tenantId, action: 'forged', details: {} });
  const roles = {
    store: (statement: string) => inTenant(test.database, fresh, (tx) => tx.execute(statement)),
    platform: (statement: string) => onPlatform(test.database, (tx) => tx.execute(statement)),
  };

  it.each(Object.entries(roles))('lets the %s change no entry', async (_name, run) => {
    for (const statement of [
      `update audit_log set action = 'nothing'`,
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('lets a store read nothing, and write into its own chain only', async () => {
    await expect(roles.store('select 1 from audit_log')).rejects.toMatchObject({ cause: { code: '42501' } });
    const bakehouse = await createStore(test.database, 'bakehouse');
    for (const tenantId of [bakehouse, null]) {
      const forged = inTenant(test.database, fresh, (tx) => tx.insert(auditLog).values(entry(tenantId)));
      await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('sets time, number and hash itself, whatever values it is given', async () => {
    const chosen = { createdAt: new Date('2001-01-01'), seq: 1, hash: 'chosen' };
    await inTenant(test.database, fresh, (tx) => tx.insert(auditLog).values({ ...entry(fresh), ...chosen }));
    const [written] = (await log('q=forged')).items;
    expect(Date.now() - Date.parse(written!.createdAt)).toBeLessThan(60_000);
    expect(written!.seq).toBe((await log(`tenantId=${fresh}`)).totalDoc);
    expect((await check()).brokenAt).toBeNull();
  });

  it('numbers concurrent entries without gaps', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => makeRole(`Role ${index}`, [owner, visitor][index % 2])),
    );
    const numbers = (await log(`tenantId=${fresh}`)).items.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! - index));
    expect(await check()).toEqual({ entries: (await log()).totalDoc, brokenAt: null });
  });
});
