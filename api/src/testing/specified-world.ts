import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from './actors.ts';
import { createCustomer, createPlatformUser, createStaff } from './actors.ts';
import type { TestBrowser } from './browser.ts';
import { openBrowser } from './browser.ts';
import { createStore } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that the specification names (section 7), with its payload and its answer. */
export type Call = {
  /** The call as the specification writes it. */
  call: `${Method} /${string}`;
  /** Sends it. `path` fills in the path's parameters. */
  send: (path: (values?: Record<string, string>) => string) => Promise<{ status: number; body: unknown }>;
  status?: number;
  answer: unknown;
};

export type SpecifiedWorld = ReturnType<typeof openSpecifiedWorld>;

export const password = 'correct horse battery';
const store = 'fresh.localhost';

/** Opens a store with an owner and a shopper, and an operator, once it is started. */
export function openSpecifiedWorld() {
  let test: TestApp;
  let tenantId: string;
  let owner: string;
  let browser: TestBrowser;
  const visit = (method: Method, path: string, body?: unknown, token?: string, host = store) =>
    test.call(host, method, path, { body, token });
  return {
    async start(): Promise<void> {
      test = await startTestApp();
      const { database } = test;
      tenantId = await createStore(database, 'fresh');
      owner = (await createStaff(database, tenantId, 'owner', { email: 'owner@fresh.test', password })).token;
      await createPlatformUser(database, { email: 'platform@larder.test', password });
      await createCustomer(database, tenantId, { name: 'Ann', email: 'ann@fresh.test', password });
      browser = openBrowser(test, store);
    },
    close: () => test.close(),
    database: (): Database => test.database,
    /** Ann's browser, with its cookies. */
    browser: () => browser,
    /** A form of the sign-in layer. */
    form: async (fields: Record<string, string> = {}) => ({
      form: { csrfToken: await browser.csrf(), callbackUrl: '/', json: 'true', ...fields },
    }),
    visit,
    asOwner: (method: Method, path: string, body?: unknown) => visit(method, path, body, owner),
    /** Another shopper, signed in. */
    shopper: (): Promise<Actor> =>
      createCustomer(test.database, tenantId, { name: 'Ben', email: `${uuidv7()}@shop.test`, password }),
  };
}
