import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiPort } from './api-port.ts';
import type { Compositions } from './compositions.ts';
import type { Hosts } from './hosts.ts';
import { createAppIcons, iconNames, manifestOf } from './manifest.ts';
import { robotsOf } from './robots.ts';
import { createSitemaps } from './sitemap.ts';
import { storeFiles } from './store-files.ts';

type Options = {
  api: ApiPort;
  hosts: Hosts;
  compositions: Compositions;
  rootDomain: string;
  publicScheme?: 'http' | 'https' | undefined;
  dataDir: string;
};

const day = 86_400;

/** `/robots.txt`, the sitemap, and what an installed shop is made of. Returns what ends it. */
export function serveStoreWebFiles(edge: FastifyInstance, options: Options): () => void {
  const { api, hosts, compositions, rootDomain, publicScheme, dataDir } = options;
  const serve = storeFiles(edge, { hosts, publicScheme });
  const composition = async () => (await compositions.current()).choose({ tenantId: null, visitor: null });
  serve('/robots.txt', async (file) => ({
    type: 'text/plain; charset=utf-8',
    body: robotsOf(file, await composition(), rootDomain),
  }));
  const sitemaps = createSitemaps({ api, rootDomain, composition });
  for (const path of ['/sitemap.xml', '/sitemap-:name.xml'])
    serve(path, async (file) => {
      const { name = '' } = file.request.params as { name?: string };
      if (!/^(|pages|products-[1-9]\d{0,3})$/.test(name)) return null;
      const body = await sitemaps.find(file, name);
      return body === null ? null : { type: 'application/xml; charset=utf-8', body };
    });

  serve('/manifest.webmanifest', ({ bootstrap }) => ({
    type: 'application/manifest+json; charset=utf-8',
    body: manifestOf(bootstrap),
  }));
  const makeIcon = createAppIcons({ uploads: join(dataDir, 'uploads'), cache: join(dataDir, 'images') });
  for (const name of iconNames)
    serve(`/app-icon-${name}.png`, async ({ bootstrap }) => ({
      type: 'image/png',
      body: await makeIcon(bootstrap, name),
      maxAge: 7 * day,
    }));
  return sitemaps.stop;
}
