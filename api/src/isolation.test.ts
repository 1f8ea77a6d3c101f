import { randomUUID } from 'node:crypto';
import { deployTokens } from './platform/identity/deploy-tokens.table.ts';
import { onPlatform } from './platform/tenancy/tenancy.ts';
import { createCustomer, createPlatformUser } from './testing/actors.ts';
import { createToken, makeBuild } from './testing/builds.ts';
import { nameOf, outcome, placesOf, tryEachPlace } from './testing/isolation.ts';
import type { Deployer, Who } from './testing/matrix.ts';
import {
  deployers,
  deployRefusal,
  everybody,
  isAlsoPlatforms,
  isPlatforms,
  lies as liesAbout,
  refusal,
  signIn as signInAs,
} from './testing/matrix.ts';
import type { Operation } from './testing/operations.ts';
import { operationsOf, put, requestFor } from './testing/operations.ts';
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
jest.setTimeout(900_000);

beforeAll(async () => {
  // Rows change only by the calls of the test, and not by work that is still to do.
  test = await startTestApp({ config: { WORK: false } });
  operations = await operationsOf(test);
  // The neighbour is the shopper with whom our own store was filled.
  ours = await fillStore(test, 'fresh', neighbourMark);
  neighbour = ours;
  theirs = await fillStore(test, 'bakehouse', theirMark);
});
afterAll(() => test.close());

const signIn = (who: Who) => signInAs(test.database, who, ours, theirs);
/** Whether the call may have ended its own session, or changed who calls. The actor signs in anew then. */
const mayChange = ({ method }: Operation, status: number) => method !== 'GET' && status < 400;
const lies = () => liesAbout(theirs);

/**
 * Whether a request was refused for its shape and not for the store that it names: such a request would prove nothing.
 */
const isShapeless = ({ body }: { body: { code?: string; details?: { message: string }[] } }) =>
  body.code === 'VALIDATION' &&
  body.details?.some(({ message }) => /^(Invalid|Too|Unrec|expected)/i.test(message));

async function call(operation: Operation, id: string, token: string | undefined, host = ours.host) {
  const { url, body } = requestFor(operation, id);
  const headers = { 'idempotency-key': randomUUID(), ...lies() };
  return test.call(host, operation.method, url, { body, token, headers });
}

it('every route declares who may call it', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter(({ access }) => !access).map(nameOf)).toEqual([]);
});

/** Sign-in itself refuses with 401, which is not a matter of access. */
const notAccess = new Set(['INVALID_CREDENTIALS', 'SESSION_ENDED', 'OAUTH_FAILED']);

it.each(everybody)(
  '%s may call exactly the operations that allow it, and sees no other store',
  async (who) => {
    const found: unknown[] = [];
    const expected: unknown[] = [];
    const showing: string[] = [];
    let actor = await signIn(who);
    for (const operation of operations) {
      const { status, body } = await call(operation, randomUUID(), actor?.token);
      if (mayChange(operation, status)) actor = await signIn(who);
      if (!isPlatforms(operation.access) && JSON.stringify(body)?.includes(theirMark))
        showing.push(nameOf(operation));
      const code = refusal(who, operation);
      const refused = status === 401 || status === 403;
      const told = refused && !notAccess.has(body.code) ? body.code : null;
      found.push([nameOf(operation), told, status >= 500 ? status : 'no failure']);
      expected.push([nameOf(operation), code, 'no failure']);
    }
    expect(found).toEqual(expected);
    expect(showing).toEqual([]);
  },
);

it('the platform’s host answers operations that need no store, and others with TENANT_REQUIRED', async () => {
  let { token } = await createPlatformUser(test.database);
  for (const operation of operations) {
    const { status, body } = await call(operation, randomUUID(), token, 'localhost');
    if (mayChange(operation, status)) ({ token } = await createPlatformUser(test.database));
    const storeOnly =
      !isPlatforms(operation.access) &&
      !isAlsoPlatforms(operation.access) &&
      !['open', 'host', 'signedIn', 'admin'].includes(operation.access as string);
    expect([nameOf(operation), status >= 500]).toEqual([nameOf(operation), false]);
    expect([nameOf(operation), body.code === 'TENANT_REQUIRED']).toEqual([nameOf(operation), storeOnly]);
  }
});

describe('a deploy token', () => {
  const part = 'mfe-storefront';

  async function tokenThatIs(kind: Deployer): Promise<string> {
    const token = await createToken(test.database, kind === 'of another part' ? 'mfe-store-admin' : part);
    if (kind === 'that was revoked')
      await onPlatform(test.database, (tx) => tx.update(deployTokens).set({ revokedAt: new Date() }));
    return kind === 'of another shape' ? token.slice(0, -1) : token;
  }

  /** Returns a request for this part that is right in everything but its sender. */
  function requestOf(operation: Operation) {
    const request = requestFor(operation, randomUUID(), ({ name }) => (name === 'remote' ? part : undefined));
    const { access } = operation;
    const named = typeof access === 'object' && 'deploy' in access ? access.deploy : '';
    if (named === 'body.record.remote') put(request.body, ['record'], makeBuild(part).record);
    if (named === 'body.remote') put(request.body, ['remote'], part);
    return request;
  }

  it.each(deployers)('%s publishes its own part at most', async (kind) => {
    const found: unknown[] = [];
    const expected: unknown[] = [];
    const token = await tokenThatIs(kind);
    for (const operation of operations) {
      const { url, body } = requestOf(operation);
      const reply = await test.call('localhost', operation.method, url, { body, token });
      const refused = reply.status === 401 || reply.status === 403;
      const told = refused && !notAccess.has(reply.body.code) ? reply.body.code : null;
      found.push([nameOf(operation), told, reply.status >= 500 ? reply.status : 'no failure']);
      expected.push([nameOf(operation), deployRefusal(kind, operation.access), 'no failure']);
    }
    expect(found).toEqual(expected);
    expect(expected.filter((one) => (one as unknown[])[1] === null).length).toBeGreaterThan(3);
  });
});

describe('another store’s rows', () => {
  const hasIds = (operation: Operation) => placesOf(operation).length > 0;

  // The next test tries every id for owners and shoppers, and each place by itself.
  it.each<Who>(['visiting', 'program'])('are unknown to our %s, who names them', async (who) => {
    const before = await theirs.rows();
    const token = (await signIn(who))?.token;
    let tried = 0;
    // Every fourth id in each operation: what finds a row is the same code as for owners.
    const step = 4;
    const those = operations.filter((one) => hasIds(one) && !isPlatforms(one.access));
    for (const [at, operation] of those.entries()) {
      if (refusal(who, operation)) continue;
      const nobodys = outcome(await call(operation, randomUUID(), token));
      for (const id of theirs.ids.filter((_, index) => index % step === at % step)) {
        const reply = await call(operation, id, token);
        expect(`${nameOf(operation)} ${outcome(reply)}`).toBe(`${nameOf(operation)} ${nobodys}`);
        expect(JSON.stringify(reply.body)).not.toContain(theirMark);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(200);
    expect(await theirs.rows()).toEqual(before);
  });

  it.each<Who>(['owner', 'shopper'])(
    'are unknown to our %s in each place of a request, and in lists after our own rows',
    async (who) => {
      const before = await theirs.rows();
      const differences: string[] = [];
      const shapeless: string[] = [];
      let tried = 0;
      for (const operation of operations.filter((one) => hasIds(one) && !isPlatforms(one.access))) {
        if (refusal(who, operation)) continue;
        const token = (await signIn(who))?.token;
        const found = await tryEachPlace(
          operation,
          async (_operation, url, body) => {
            const headers = { 'idempotency-key': randomUUID(), ...lies() };
            const reply = await test.call(ours.host, operation.method, url, { body, token, headers });
            if (JSON.stringify(reply.body).includes(theirMark)) differences.push(`${url} shows theirs`);
            if (isShapeless(reply))
              shapeless.push(`${nameOf(operation)} ${JSON.stringify(reply.body.details)}`);
            return reply;
          },
          ours,
          theirs,
        );
        tried += found.tried;
        differences.push(...found.differences);
      }
      expect(differences).toEqual([]);
      expect([...new Set(shapeless)]).toEqual([]);
      expect(tried).toBeGreaterThan(who === 'shopper' ? 40 : 1_000);
      expect(await theirs.rows()).toEqual(before);
    },
  );

  it.each<Who>(['owner', 'visitor'])('are not shown to %s of our store after all of that', async (who) => {
    const token = (await signIn(who))?.token;
    for (const operation of operations.filter(
      ({ method, access }) => method === 'GET' && !isPlatforms(access),
    )) {
      const { body } = await call(operation, randomUUID(), token);
      expect(`${nameOf(operation)} ${JSON.stringify(body)}`).not.toContain(theirMark);
    }
  });
});

it('and another shopper’s rows are not shown to a shopper', async () => {
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
