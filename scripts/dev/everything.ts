import { join, resolve } from 'node:path';
import { loadConfig } from '../../api/src/platform/config.ts';
import { openServer, prepareDatabase } from '../../server/database.ts';
import { demoGuide } from '../../server/demo-guide.ts';
import { isForDemoProvider, startDemoProvider } from '../../server/demo-payments.ts';
import { listen } from '../../server/listener.ts';
import { assertPortFree, loadEnvironment } from '../../server/preflight.ts';
import type { Log } from '../../server/progress.ts';
import { freePort, stopped, watched } from './children.ts';
import { hotBuilds } from './hot-builds.ts';
import { proxyRequest } from './proxy.ts';

const root = join(import.meta.dirname, '../..');

/** Database, API and edge, each started anew when its code changes, and the five builds, replaced in the page. */
export async function developEverything(log: Log): Promise<() => Promise<void>> {
  const given = loadConfig(loadEnvironment(join(root, '.env')));
  const config = { ...given, DATA_DIR: resolve(root, given.DATA_DIR) };
  await assertPortFree(config.PORT, config.HOST);
  const database = await openServer(config, log, log);
  await prepareDatabase(database.url, config, log);
  const demo = await startDemoProvider(config);
  await demo?.giveKeys(database.url);
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const compositionFile = join(config.DATA_DIR, 'dev/composition.json');
  const own = { DATA_DIR: config.DATA_DIR, HOST: '127.0.0.1' };
  const api = watched(join(root, 'server/main.ts'), [], {
    ...own,
    ROLE: 'api',
    PORT: String(apiPort),
    DATABASE_URL: database.url,
    ...(demo && {
      STRIPE_API_URL: demo.config.STRIPE_API_URL ?? '',
      STRIPE_SCRIPT_URL: demo.config.STRIPE_SCRIPT_URL ?? '',
    }),
  });
  log('Building the pages, which takes about half a minute …');
  const assets = await hotBuilds({ compositionFile, log });
  const edge = watched(join(root, 'scripts/dev/edge.ts'), [compositionFile], {
    ...own,
    ROLE: 'edge',
    PORT: String(edgePort),
    API_URL: `http://127.0.0.1:${apiPort}`,
  });
  const listener = await listen(
    (request, reply) => {
      if (demo && isForDemoProvider(request.url)) return demo.pages(request, reply);
      if (request.url?.startsWith('/api/')) return proxyRequest(request, reply, apiPort);
      assets(request, reply, () => proxyRequest(request, reply, edgePort));
    },
    config.PORT,
    config.HOST,
  );
  const address = (subdomain?: string) =>
    `http://${subdomain ? `${subdomain}.` : ''}${config.ROOT_DOMAIN}:${config.PORT}`;
  log('Larder is ready, and follows your changes');
  process.stdout.write(`\n${demoGuide(address)}\n\n`);
  return async () => {
    await listener.close(0);
    await Promise.all([stopped(edge), stopped(api)]);
    await demo?.close();
    await database.stop();
  };
}
