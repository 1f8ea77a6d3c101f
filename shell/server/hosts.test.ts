import type { PageChangeListener } from 'api';
import type { ApiReply } from './api-port.ts';
import { createHosts } from './hosts.ts';

let time: number;
let listener: PageChangeListener;
let asked: string[];
/** Each answer says which it is; `gate` holds them back. */
let answer: (host: string) => Promise<ApiReply>;
const say = (host: string, status = 200): ApiReply => ({
  status,
  body: { tenant: { id: host.split('.')[0] }, global: { answer: asked.length } },
});

function open() {
  const hosts = createHosts(
    {
      get: (_path, host) => {
        asked.push(host);
        return answer(host);
      },
      text: async () => ({ status: 404, body: '{}' }),
      post: async () => ({ status: 200, body: {} }),
      file: async () => null,
      changes(given) {
        listener = given;
        return () => undefined;
      },
    },
    () => time,
  );
  listener.hearing(true);
  return async (host = 'fresh.localhost') => {
    const bootstrap = await hosts.bootstrap(host);
    return bootstrap && (bootstrap.global as unknown as { answer: number }).answer;
  };
}

beforeEach(() => {
  time = 1_000_000;
  asked = [];
  answer = async (host) => say(host);
});

it('concurrent requests for a host share one API call, and a change of its store causes another', async () => {
  const bootstrap = open();
  expect(await Promise.all([bootstrap(), bootstrap(), bootstrap()])).toEqual([1, 1, 1]);
  expect(await bootstrap('bakehouse.localhost')).toBe(2);
  time += 59_999;
  expect(await bootstrap()).toBe(1);
  // On whatever port, and in whatever spelling.
  expect(await bootstrap('FRESH.localhost:8443')).toBe(1);
  listener.changed({ kind: 'settings', tenantId: 'fresh' });
  expect(await bootstrap()).toBe(3);
  expect(await bootstrap('bakehouse.localhost')).toBe(2);
  listener.changed({ kind: 'catalog', tenantId: 'fresh' });
  listener.changed({ kind: 'releases', tenantId: null });
  expect(await bootstrap()).toBe(3);
  listener.changed({ kind: 'anything', tenantId: null });
  expect([await bootstrap(), await bootstrap('bakehouse.localhost')]).toEqual([4, 5]);
});

it('a bootstrap that was read before a change is not cached', async () => {
  const bootstrap = open();
  const old = Promise.withResolvers<ApiReply>();
  answer = () => old.promise;
  const early = bootstrap();
  listener.changed({ kind: 'tenants', tenantId: 'fresh' });
  answer = async (host) => say(host);
  expect(await bootstrap()).toBe(2);
  old.resolve({ status: 404, body: {} });
  expect(await early).toBeNull();
  expect(await bootstrap()).toBe(2);
});

it('an unknown host is cached for a second or until any store changes', async () => {
  const bootstrap = open();
  answer = async (host) => say(host, 404);
  expect([await bootstrap(), await bootstrap()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  answer = async (host) => say(host);
  listener.changed({ kind: 'tenants', tenantId: 'fresh' });
  expect(await bootstrap()).toBe(2);
  answer = async (host) => say(host, 404);
  expect(await bootstrap('nobody.localhost')).toBeNull();
  time += 1_000;
  answer = async (host) => say(host);
  expect(await bootstrap('nobody.localhost')).toBe(4);
});

it('a bootstrap is read again each second while no change stream is connected', async () => {
  const bootstrap = open();
  await bootstrap();
  listener.hearing(false);
  time += 999;
  expect(await bootstrap()).toBe(1);
  time += 1;
  expect(await bootstrap()).toBe(2);
});

it('the last known bootstrap is used when the API does not answer', async () => {
  const bootstrap = open();
  await bootstrap();
  answer = async () => {
    throw new Error('The API is down.');
  };
  time += 60_000;
  expect([await bootstrap(), await bootstrap()]).toEqual([1, 1]);
  expect(asked).toHaveLength(2);
  await expect(bootstrap('bakehouse.localhost')).rejects.toThrow('down');
  time += 1_000;
  answer = async (host) => say(host);
  expect(await bootstrap()).toBe(4);
});
