import { eq } from 'drizzle-orm';
import { inHome } from '../../platform/identity/account-owner.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { addApp, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformSessions, sessions } from '../sessions/sessions.table.ts';
import { staff } from '../staff/staff.table.ts';

let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const minutesAgo = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) });
/** Moves the sign-in of somebody into the past. */
const signedInAgo = (minutes: number, tenantId: string | null, { id }: Actor) =>
  inHome(test.database, tenantId, (tx) =>
    tenantId
      ? tx.update(sessions).set(minutesAgo(minutes)).where(eq(sessions.userId, id))
      : tx.update(platformSessions).set(minutesAgo(minutes)).where(eq(platformSessions.userId, id)),
  );
const forgetPassword = ({ id }: Actor) =>
  inHome(test.database, fresh, (tx) => tx.update(staff).set({ passwordHash: null }).where(eq(staff.id, id)));

type Case = { host: string; actor: Actor; path: string; home: string | null };
const cases: [string, () => Promise<Case>][] = [
  [
    'a colleague’s second factors',
    async () => {
      const actor = await createStaff(test.database, fresh, 'owner', { password });
      const sam = await createStaff(test.database, fresh, [], { password });
      await addApp(test, 'fresh.localhost', sam.token);
      return { host: 'fresh.localhost', actor, path: `/staff/${sam.id}/second-factors/remove`, home: fresh };
    },
  ],
  [
    'an operator’s second factors',
    async () => {
      const actor = await createPlatformUser(test.database, { password });
      const quinn = await createPlatformUser(test.database, { password });
      await addApp(test, 'localhost', quinn.token);
      return { host: 'localhost', actor, path: `/operators/${quinn.id}/second-factors/remove`, home: null };
    },
  ],
  [
    'the second factors of a store’s owner',
    async () => {
      const actor = await createPlatformUser(test.database, { password });
      const olga = await createStaff(test.database, fresh, 'owner', { password });
      await addApp(test, 'fresh.localhost', olga.token);
      const path = `/tenants/${fresh}/owners/${olga.id}/second-factors/remove`;
      return { host: 'localhost', actor, path, home: null };
    },
  ],
];

it.each(cases)(
  '%s are removed by the password, unless the sign-in was within ten minutes',
  async (_, make) => {
    const { host, actor, path, home } = await make();
    const remove = (body?: object) => test.call(host, 'POST', `/api${path}`, { token: actor.token, body });
    await signedInAgo(11, home, actor);
    expect((await remove()).body.code).toBe('PASSWORD_NEEDED');
    expect((await remove({})).body.code).toBe('PASSWORD_NEEDED');
    expect((await remove({ password: 'not the one' })).body.code).toBe('PASSWORD_WRONG');
    expect((await remove({ password })).status).toBe(200);
    await signedInAgo(9, home, actor);
    expect((await remove({})).status).toBe(200);
  },
);

it('a colleague without a password signs in again before they remove second factors', async () => {
  const actor = await createStaff(test.database, fresh, 'owner', { password });
  const sam = await createStaff(test.database, fresh, [], { password });
  await addApp(test, 'fresh.localhost', sam.token);
  await signedInAgo(11, fresh, actor);
  await forgetPassword(actor);
  const remove = (body: object) =>
    test.call('fresh.localhost', 'POST', `/api/staff/${sam.id}/second-factors/remove`, {
      token: actor.token,
      body,
    });
  expect((await remove({})).body.code).toBe('SIGN_IN_AGAIN');
  expect((await remove({ password })).body.code).toBe('PASSWORD_WRONG');
});
