import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';
import { pageCode, writeServerBuilds } from './testing/server-builds.ts';

let test: TestEdge;
afterEach(() => test.close());

const countRenders = pageCode('String((globalThis.made = (globalThis.made ?? 0) + 1)) + url');

async function open(publicPort?: string): Promise<(host: string) => Promise<string | undefined>> {
  test = await startEdge(
    { publicScheme: 'https', ...(publicPort !== undefined && { publicPort }) },
    (api) => {
      api.changes = (listener) => {
        listener.hearing(true);
        return () => undefined;
      };
    },
  );
  writeServerBuilds(test.dist, countRenders);
  return async (host) => {
    const { payload } = await test.get('/', { host });
    return /<div id="root">(.*?)<\/div><noscript>/s.exec(payload)?.[1];
  };
}

it('a page is cached once, whatever port a request makes up, where the public one is known', async () => {
  const page = await open('');
  const first = await page('fresh.localhost');
  expect(first).toMatch(/^1/);
  for (const host of ['fresh.localhost:1', 'fresh.localhost:65535', 'FRESH.localhost:443'])
    expect(await page(host)).toBe(first);
});

it('a page names the public port, and where none is set the one of the request', async () => {
  const canonical = async (host: string) =>
    /rel="canonical" href="([^"]+)"/.exec((await test.get('/', { host })).payload)?.[1];
  await open('8443');
  expect(await canonical('fresh.localhost')).toBe('https://fresh.localhost:8443/');
  await test.close();
  await open();
  expect(await canonical('fresh.localhost:3000')).toBe('https://fresh.localhost:3000/');
});
