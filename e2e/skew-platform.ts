import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseRecord } from '../api/src/contract.ts';
import { unmetNeeds } from '../api/src/features/releases/version-gate.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { releaseRecord } from '../api/src/platform/storage/release-record.schema.ts';
import { restoreBuild } from '../scripts/keep-released/stored-builds.ts';
import { platformAt } from '../scripts/release/platform-client.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import type { PackageName } from '../scripts/webpack/packages.ts';
import { packageNames } from '../scripts/webpack/packages.ts';
import type { Release } from './made-builds.ts';
import { startServer } from './server.ts';
import { demoPassword } from './sign-in.ts';

export type Age = 'old' | 'new';
/** Which builds a page of a store is made of. The back offices are as old as the shell they run in. */
export type Mixture = Record<'shell' | 'mfe-shared' | 'mfe-storefront', Age>;

type Plan = { live: { parts: Record<string, string> }; records: ReleaseRecord[] };

/**
 * A platform of its own, because what goes live here would reach the pages of every other test. It has the builds of
 * these sources, and those that were released last.
 */
export async function startSkewPlatform() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-skew-'));
  const port = await freePort();
  const stopServer = await startServer({ dataDir: join(folder, 'data'), port });
  try {
    return await withBothAges(folder, port, stopServer);
  } catch (error) {
    await stopServer();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function withBothAges(folder: string, port: number, stop: () => Promise<void>) {
  const platform = platformAt(`http://localhost:${port}`);
  const call = async <T>(method: 'GET' | 'POST', path: string, token: string, body?: unknown) =>
    (await platform.call(method, `/api${path}`, token, body)) as { status: number; body: T };

  const credentials = { email: 'platform@larder.test', password: demoPassword };
  const { body: operator } = await call<{ token: string }>('POST', '/platform/admin/login', '', credentials);
  const { body: plan } = await call<Plan>('GET', '/releases/plan', operator.token);
  const news = plan.records.filter(({ remote, build }) => plan.live.parts[remote] === build);
  const olds = packageNames.map((part) => restoreBuild(part, folder));
  const tokens = new Map<string, string>();
  for (const remote of packageNames) {
    const input = { remote, name: 'skew' };
    const { body } = await call<{ token: string }>('POST', '/deploy-tokens', operator.token, input);
    tokens.set(remote, body.token);
  }
  await releaseParts({
    platform,
    parts: olds.map(({ record, output }) => ({ name: record.remote, build: record.build, output })),
    tokenFor: (part) => tokens.get(part) ?? '',
    way: {},
    commit: undefined,
    checked: Promise.resolve(),
    log: () => {},
  });

  const ageOf = (mixture: Mixture, part: string): Age => mixture[part as keyof Mixture] ?? mixture.shell;
  const recordsOf = (mixture: Mixture) => [
    ...news.filter(({ remote }) => ageOf(mixture, remote) === 'new'),
    ...olds
      .map(({ record }) => releaseRecord.parse(record))
      .filter(({ remote }) => ageOf(mixture, remote) === 'old'),
  ];
  const recordOf = (mixture: Mixture, part: PackageName) => {
    const record = recordsOf(mixture).find(({ remote }) => remote === part);
    if (!record) throw new Error(`There is no build of ${part}.`);
    return record;
  };
  const isFit = (mixture: Mixture) => unmetNeeds(recordsOf(mixture)).length === 0;

  /** Makes this mixture what every page gets; false when the registry refuses it. */
  async function goLive(mixture: Mixture): Promise<boolean> {
    const parts = Object.fromEntries(packageNames.map((part) => [part, recordOf(mixture, part).build]));
    const reply = await call('POST', '/compositions', operator.token, { parts });
    if (reply.status === 409) return false;
    if (reply.status >= 300) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`);
    const until = Date.now() + 10_000;
    while (!(await isMadeOf(Object.values(parts)))) {
      if (Date.now() > until) throw new Error('No page is made of what is live.');
    }
    return true;
  }

  /** By the name of its composition: the page also says which builds it could go back to. */
  async function isMadeOf(builds: string[]): Promise<boolean> {
    const [, id = ''] = /id="larder-composition">\{"id":"([^"]+)"/.exec(await platform.page()) ?? [];
    return builds.every((build) => id.split('-').includes(build.slice(0, 6)));
  }

  return {
    address: (path: string) => `http://fresh.localhost:${port}${path}`,
    goLive,
    /** The records of the builds of these sources. */
    news,
    /** Whether the parts of a mixture may run together, by the versions they name. */
    isFit,
    storefrontOf: (mixture: Mixture): Release => {
      const { remote, entry, files, ...record } = recordOf(mixture, 'mfe-storefront');
      const { build, global, version, needs } = record;
      const integrity = files.find(({ path }) => path === entry)?.sha384 ?? '';
      return { build, global, version, needs, integrity, entry: `/mfe/${remote}/${build}/${entry}` };
    },
    stop: async () => {
      await platform.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
