import { codeOf } from './authenticator.ts';
import type { TestApp } from './test-app.ts';

/** The password of people who sign in in these tests. */
export const password = 'correct horse battery';

/** Returns the cookie that binds half a sign-in to its browser, as the browser sends it back. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String([headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';

/**
 * Adds an authenticator app to the account of the person who is signed in; returns its secret and the recovery codes.
 */
export async function addApp(test: TestApp, host: string, token: string) {
  const post = (path: string, body: object) =>
    test.call(host, 'POST', `/api/auth/second-factors/totp${path}`, { body, token });
  const { body } = await post('', { password });
  const confirm = { setup: body.setup, code: codeOf(body.secret, -30), name: 'My telephone' };
  const { body: added } = await post('/confirm', confirm);
  return { secret: body.secret as string, codes: added.recoveryCodes as string[] };
}
