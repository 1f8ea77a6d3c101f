import { enterPassword, tradeTicket } from './browser.ts';
import { tokenTo } from './mailbox.ts';
import type { Call, SpecifiedWorld } from './specified-world.ts';
import { password } from './specified-world.ts';

const id = expect.any(String);
const success = { success: true };
const login = { user: { id, name: id, role: id }, token: id, refreshToken: id };
export const ann = { email: 'ann@fresh.test', password };

export const authCalls = (world: SpecifiedWorld): Call[] => [
  { call: 'POST /auth/login', send: (path) => world.visit('POST', path(), ann), answer: login },
  { call: 'POST /customer/login', send: (path) => world.visit('POST', path(), ann), answer: login },
  {
    call: 'POST /customer/signup',
    send: (path) => world.visit('POST', path(), { name: 'Cleo', email: 'cleo@fresh.test', password }),
    status: 201,
    answer: login,
  },
  {
    call: 'POST /admin/login',
    send: (path) => world.visit('POST', path(), { email: 'owner@fresh.test', password }),
    answer: login,
  },
  {
    call: 'POST /platform/admin/login',
    send: (path) =>
      world.visit('POST', path(), { email: 'platform@larder.test', password }, undefined, 'localhost'),
    answer: login,
  },
  {
    call: 'POST /auth/oauth',
    send: async () => {
      await enterPassword(world.browser(), ann);
      return tradeTicket(world.browser());
    },
    answer: { user: login.user, access_token: id, refresh_token: id },
  },
  {
    call: 'POST /auth/refresh',
    send: async (path) =>
      world.visit('POST', path(), { refresh_token: (await world.shopper()).refreshToken }),
    answer: { access_token: id, refresh_token: id },
  },
  {
    call: 'GET /auth/verify',
    send: async (path) => world.visit('GET', path(), undefined, (await world.shopper()).token),
    answer: { user: { id, name: 'Ben', role: 'CUSTOMER' } },
  },
  {
    call: 'POST /auth/logout',
    send: async (path) => world.visit('POST', path(), undefined, (await world.shopper()).token),
    answer: success,
  },
  {
    call: 'PUT /auth/profile',
    send: async (path) => world.visit('PUT', path(), { name: 'Benno' }, (await world.shopper()).token),
    answer: { user: { name: 'Benno' } },
  },
  {
    call: 'PUT /auth/change-password',
    send: async (path) => {
      const body = { currentPassword: password, newPassword: 'another horse battery' };
      return world.visit('PUT', path(), body, (await world.shopper()).token);
    },
    answer: login,
  },
  {
    call: 'POST /auth/forgot-password',
    send: (path) => world.visit('POST', path(), { email: ann.email }),
    answer: success,
  },
  {
    call: 'POST /auth/reset-password',
    send: async (path) => {
      const { email } = await world.shopper();
      await world.visit('POST', '/api/auth/forgot-password', { email });
      return world.visit('POST', path(), { token: await tokenTo(world.database(), email), password });
    },
    answer: success,
  },
  {
    call: 'POST /auth/verify-email',
    send: async (path) => {
      const email = 'dora@fresh.test';
      await world.visit('POST', '/api/customer/signup', { name: 'Dora', email, password });
      return world.visit('POST', path(), { token: await tokenTo(world.database(), email) });
    },
    answer: success,
  },
  {
    call: 'POST /auth/resend-verification',
    send: (path) => world.visit('POST', path(), { email: 'cleo@fresh.test' }),
    answer: success,
  },
];

/** The calls of the shoppers’ sign-in layer, under the auth base path. */
export const layerCalls = (world: SpecifiedWorld): Call[] => [
  { call: 'GET /auth/csrf', send: (path) => world.browser().get(path()), answer: { csrfToken: id } },
  {
    call: 'GET /auth/providers',
    send: (path) => world.browser().get(path()),
    answer: { credentials: { type: 'credentials' } },
  },
  {
    call: 'POST /auth/callback/{provider}',
    send: async (path) => world.browser().post(path({ provider: 'credentials' }), await world.form(ann)),
    answer: { url: expect.not.stringContaining('error') },
  },
  {
    call: 'GET /auth/session',
    send: (path) => world.browser().get(path()),
    answer: { user: { name: 'Ann', email: ann.email, image: null, tenantId: id }, expires: id },
  },
  {
    call: 'POST /auth/session',
    send: async (path) =>
      world
        .browser()
        .post(path(), { json: { csrfToken: await world.browser().csrf(), data: { name: 'Anna' } } }),
    answer: { user: { name: 'Anna' } },
  },
  {
    call: 'POST /auth/signin/{provider}',
    send: async (path) => world.browser().post(path({ provider: 'unknown' }), await world.form()),
    answer: { url: expect.stringContaining('/auth/login') },
  },
  {
    call: 'POST /auth/signout',
    send: async (path) => world.browser().post(path(), await world.form()),
    answer: { url: id },
  },
  {
    call: 'POST /auth/_log',
    send: (path) =>
      world.browser().post(path(), {
        form: { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'The session could not be read' },
      }),
    status: 204,
    answer: '',
  },
];
