import { sql } from 'drizzle-orm';
import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { noticeKinds } from './notice-kinds.ts';
import { checkCauses } from './platform-notices.check.service.ts';
import type { PlatformNotice } from './platform-notices.schema.ts';
import { closeNotices, raiseNotice } from './platform-notices.service.ts';

let test: TestApp;
let pat: Actor;
let store: string;

const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', WORK: false } as const;
/** The number of free blocks, of a hundred. */
let free = 50;
const disk = async () => ({ bsize: 1_000_000, blocks: 100, bavail: free });

beforeEach(async () => {
  free = 50;
  test = await startTestApp({ config: { WORK: false } });
  pat = await createPlatformUser(test.database);
  store = await createStore(test.database, 'fresh');
  await run(sql`delete from subscriptions`);
});
afterEach(() => test.close());

const run = (statement: ReturnType<typeof sql>) => onPlatform(test.database, (tx) => tx.execute(statement));
const look = () =>
  checkCauses({ database: test.database, config: { ...config, DATA_DIR: test.dataDir } }, disk);
async function notices(who: Actor = pat): Promise<PlatformNotice[]> {
  const { body } = await test.call('localhost', 'GET', '/api/platform-notices', { token: who.token });
  return body.items;
}
const dismiss = (ids: string[], who: Actor = pat) =>
  test.call('localhost', 'POST', '/api/admin/bulk/platform-notices.dismiss', {
    token: who.token,
    body: { items: ids.map((id) => ({ id })), operation: 'platform-notices.dismiss' },
  });
const sent = () =>
  onPlatform(test.database, (tx) =>
    tx
      .select({ to: mails.recipient, kind: mails.kind, subject: mails.subject, body: mails.body })
      .from(mails),
  );

const planWith = (limit: string) => sql`
  insert into plans (id, name, description, prices, features, max_products, max_staff, max_orders, max_storage_mb)
  select gen_random_uuid(), '{"en":"Small"}', '{}', '{"EUR":1900}', '{}', ${limit === 'products' ? 10 : null}::int,
    ${limit === 'staff' ? 10 : null}::int, ${limit === 'orders' ? 10 : null}::int, ${limit === 'storage' ? 10 : null}::int`;
const subscribe = (state: string) => sql`
  insert into subscriptions (tenant_id, plan_id, state, currency, renews, started_at)
  select ${store}, (select id from plans order by id desc limit 1), ${state}, 'EUR', true, now()`;
const has = (column: string, count: number) =>
  run(sql`
    insert into store_figures (tenant_id, through, ${sql.raw(column)}) values (${store}, now(), ${count})
    on conflict (tenant_id) do update set ${sql.raw(column)} = excluded.${sql.raw(column)}`);

async function reach(limit: string): Promise<void> {
  await run(planWith(limit));
  await run(subscribe('active'));
}

/** How each kind comes and goes, and what its notice says. */
const causes: Record<
  Exclude<NoticeKind, 'build_demoted' | 'build_failing'>,
  { come(): Promise<unknown>; go(): Promise<unknown>; shown: object; mail: string }
> = {
  mails_failed: {
    come: () =>
      run(sql`insert into mails (id, kind, recipient, sender, subject, status)
        select gen_random_uuid(), 'invitation', 'a@shop.test', 'Larder', 'x', 'failed' from generate_series(1, 3)`),
    go: () => run(sql`update mails set status = 'queued' where status = 'failed'`),
    shown: { count: 3, page: '/platform-admin/mails?status=failed' },
    mail: 'Mails of the platform could not be sent: 3',
  },
  jobs_failed: {
    come: async () => {
      await run(sql`insert into jobs.job (name, data, state, completed_on, output)
        values ('webhooks', ${JSON.stringify({ tenantId: store, id: store })}, 'failed', now(), '{"message":"no room"}')`);
      await run(sql`update jobs.queue set failed_count = 1 where name = 'webhooks'`);
    },
    go: () => run(sql`update jobs.queue set failed_count = 0`),
    shown: { count: 1, values: { queue: 'webhooks', message: 'no room' } },
    mail: 'Background work failed: webhooks (1)',
  },
  disk_full: {
    come: async () => {
      free = 9;
    },
    go: async () => {
      free = 10;
    },
    shown: { values: { free: 9, percent: 9 } },
    mail: 'is almost full',
  },
  limit_reached: {
    come: async () => {
      await reach('products');
      await has('products', 10);
    },
    go: () => has('products', 9),
    shown: {
      values: { slug: 'fresh' },
      why: { code: 'limit_products', values: { used: 10, limit: 10 } },
      page: '/platform-admin/billing?q=fresh',
    },
    mail: 'has reached a limit of its plan',
  },
  past_due: {
    come: async () => {
      await run(planWith('none'));
      await run(subscribe('past_due'));
    },
    go: () => run(sql`update subscriptions set state = 'active'`),
    shown: { values: { slug: 'fresh' }, page: '/platform-admin/billing?q=fresh' },
    mail: 'is past due',
  },
};

it.each(Object.entries(causes))(
  'a notice of %s opens once, is mailed once, and closes when its cause is gone',
  async (kind, { come, go, shown, mail }) => {
    await look();
    expect(await notices()).toEqual([]);
    await come();
    await look();
    await look();
    expect(await notices()).toMatchObject([{ kind, ...shown, mayDismiss: true }]);
    const letters = (await sent()).filter((one) => one.kind === kind);
    expect(letters).toMatchObject([{ to: pat.email, subject: expect.stringContaining(mail) }]);
    expect(letters[0]?.body).toContain((await notices())[0]?.page);
    await go();
    await look();
    expect(await notices()).toEqual([]);
    await come().catch(() => undefined);
    if (kind === 'disk_full') {
      await look();
      expect((await sent()).filter((one) => one.kind === kind)).toHaveLength(2);
    }
  },
);

it.each([
  ['staff', 'staff', 10, 9],
  ['storage', 'picture_bytes', 9_500_000, 9_000_000],
])('a store that has all of the %s its plan allows is named', async (limit, column, full, left) => {
  await reach(limit);
  await has(column, left);
  await look();
  expect(await notices()).toEqual([]);
  await has(column, full);
  await look();
  expect(await notices()).toMatchObject([{ why: { code: `limit_${limit}` } }]);
});

it('a notice of a plan’s limit counts the orders of the present month only', async () => {
  await reach('orders');
  const ordered = (back: string) =>
    run(sql`insert into store_days (tenant_id, day, orders)
      values (${store}, date_trunc('month', now(), 'UTC')::date - ${back}::int, 10)`);
  await ordered('1');
  await look();
  expect(await notices()).toEqual([]);
  await ordered('0');
  await look();
  expect(await notices()).toMatchObject([{ why: { code: 'limit_orders', values: { used: 10, limit: 10 } } }]);
});

it('a failed archive makes a notice of the queue of archives', async () => {
  await run(sql`
    insert into archives (id, kind, audience, status, store_name, store_slug, problem, finished_at, requested_by)
    values (gen_random_uuid(), 'export', 'owner', 'failed', 'Fresh', 'fresh', 'gave_up', now(), 'pat')`);
  await look();
  expect(await notices()).toMatchObject([
    {
      kind: 'jobs_failed',
      values: { queue: 'archives', message: 'gave_up' },
      page: '/platform-admin/archives',
    },
  ]);
});

it('a notice that was dismissed is gone for all operators, and comes again with its next opening', async () => {
  const other = await createPlatformUser(test.database);
  free = 1;
  await look();
  const [notice] = await notices();
  expect((await dismiss([notice!.id])).status).toBe(200);
  expect((await dismiss([notice!.id])).status).toBe(200);
  await look();
  expect(await notices(other)).toEqual([]);
  const { rows } = await run(sql`select details from audit_log where actor_id = ${pat.id}`);
  expect(rows).toMatchObject([{ details: { notices: [expect.stringContaining('disk_full')] } }]);
  free = 50;
  await look();
  free = 1;
  await look();
  expect(await notices(other)).toHaveLength(1);
});

it('operators read what their role reads, get mails of no more, and dismiss what it writes', async () => {
  const reader = await createPlatformUser(test.database, {}, ['read_mails']);
  const other = await createPlatformUser(test.database, {}, ['read_releases']);
  await causes.mails_failed.come();
  free = 1;
  await look();
  const seen = await notices(reader);
  expect(seen).toMatchObject([{ kind: 'mails_failed', mayDismiss: false }]);
  expect(await notices(other)).toEqual([]);
  expect((await sent()).filter(({ to }) => to === reader.email)).toHaveLength(1);
  expect((await sent()).filter(({ to }) => to === other.email)).toEqual([]);
  expect((await dismiss([seen[0]!.id], reader)).body.code).toBe('FORBIDDEN');
  expect((await dismiss([seen[0]!.id, '0199a000-0000-7000-8000-00000000000d'])).body).toMatchObject({
    code: 'NOT_FOUND',
    details: [{ field: 'items.1', message: 'unknown' }],
  });
  const visitor = await test.call('localhost', 'GET', '/api/platform-notices');
  expect(visitor.status).toBe(401);
});

it('back offices that were released before dismiss notices at the old address', async () => {
  free = 1;
  await look();
  const ids = (await notices()).map(({ id }) => id);
  const { body } = await test.call('localhost', 'POST', '/api/platform-notices/dismiss', {
    ...{ token: pat.token, body: { ids } },
  });
  expect(body).toEqual({ success: true });
  expect(await notices()).toEqual([]);
});

it('many notices that open together are one mail, in the operator’s language', async () => {
  await onPlatform(test.database, (tx) =>
    tx.update(platformUsers).set({ locale: 'de' }).where(sql`id = ${pat.id}`),
  );
  for (const queue of ['webhooks', 'archives', 'product-changes', 'team-calls'])
    await run(sql`insert into jobs.job (name, data, state, completed_on, output)
      values (${queue}, '{}', 'failed', now(), '{}')`);
  await run(sql`update jobs.queue set failed_count = 1`);
  await look();
  expect(await notices()).toHaveLength(4);
  expect(await sent()).toMatchObject([{ kind: 'many_notices', subject: '4 neue Hinweise der Plattform' }]);
});

it('a machine that is gone has no notice of its disk any more', async () => {
  await onPlatform(test.database, (tx) =>
    raiseNotice(tx, 'disk_full', { subject: 'gone:/data', values: { machine: 'gone', folder: '/data' } }),
  );
  await look();
  expect(await notices()).toHaveLength(1);
  await run(sql`update platform_notices set last_at = now() - interval '2 hours'`);
  await look();
  expect(await notices()).toEqual([]);
});

it('every kind of notice has a mail, and notices that closed long ago are forgotten', async () => {
  await onPlatform(test.database, async (tx) => {
    for (const kind of Object.keys(noticeKinds) as NoticeKind[])
      await raiseNotice(tx, kind, { subject: 'x', values: {} });
    await closeNotices(tx, sql`true`);
  });
  await run(sql`update platform_notices set closed_at = now() - interval '91 days'`);
  await look();
  const { rows } = await run(sql`select count(*)::int as count from platform_notices`);
  expect(rows).toEqual([{ count: 0 }]);
});
