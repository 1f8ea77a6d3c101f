import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { loadConfig } from '../config.ts';

describe('TRUST_PROXY', () => {
  const parsed = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).TRUST_PROXY;

  it('trusts no proxy by default', () => {
    expect(loadConfig({}).TRUST_PROXY).toBeUndefined();
    expect(parsed('')).toBeUndefined();
  });

  it('accepts addresses and ranges', () => {
    expect(parsed('10.0.0.0/8, 192.168.1.7,::1 , fd00::/8')).toEqual([
      '10.0.0.0/8',
      '192.168.1.7',
      '::1',
      'fd00::/8',
    ]);
  });

  it.each([
    'true',
    '1',
    '*',
    'loopback',
    '10.0.0.0/33',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/',
    '1.2.3',
    ',',
  ])('refuses %s and names it', (wrong) => {
    expect(() => parsed(wrong)).toThrow('The setting TRUST_PROXY is wrong');
  });
});

describe('the visitor’s address', () => {
  const proxy = '10.0.0.5';
  const onceEach = { signUpAddress: { points: 1, duration: 60 } };
  let count = 0;

  /** Signs up, which each address may once. */
  async function signUp(test: TestApp, remoteAddress: string, forwardedFor?: string): Promise<number> {
    count += 1;
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/customer/signup',
      remoteAddress,
      headers: { host: 'fresh.localhost', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
      payload: { name: 'Ann', email: `ann${count}@fresh.test`, password: 'correct horse battery' },
    });
    return statusCode;
  }
  const started = async (TRUST_PROXY?: string[]) => {
    const test = await startTestApp({ limits: onceEach, config: TRUST_PROXY ? { TRUST_PROXY } : {} });
    await createStore(test.database, 'fresh');
    return test;
  };

  it('is the connection’s address when no proxy is trusted', async () => {
    const test = await started();
    expect(await signUp(test, proxy, '203.0.113.1')).toBe(201);
    expect(await signUp(test, proxy, '203.0.113.2')).toBe(429);
    expect(await signUp(test, '10.0.0.6', '203.0.113.2')).toBe(201);
    await test.close();
  });

  it('is the one a trusted proxy reports, and not the one a visitor forged', async () => {
    const test = await started(['10.0.0.0/24']);
    expect(await signUp(test, proxy, '203.0.113.1')).toBe(201);
    expect(await signUp(test, proxy, '203.0.113.2')).toBe(201);
    expect(await signUp(test, proxy, '198.51.100.9, 203.0.113.2')).toBe(429);
    expect(await signUp(test, proxy, '198.51.100.9, 203.0.113.2, 10.0.0.7')).toBe(429);
    // This is no proxy of ours, so the address that it forwards is invented.
    expect(await signUp(test, '192.0.2.1', '203.0.113.3')).toBe(201);
    expect(await signUp(test, '192.0.2.1', '203.0.113.4')).toBe(429);
    await test.close();
  });

  it('may be reported as nonsense without harm', async () => {
    const test = await started(['10.0.0.0/24']);
    for (const nonsense of ['nonsense', ',,,', `${'1.1.1.1,'.repeat(2_000)}`, '::ffff:1.2.3.4:99', '%00'])
      expect(await signUp(test, proxy, nonsense)).toBeLessThan(500);
    await test.close();
  });
});
