import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLive } from '../../api/src/features/rollouts/rollouts.live.service.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { onPlatform } from '../../api/src/platform/tenancy/tenancy.ts';
import type { TestBuild } from '../../api/src/testing/builds.ts';
import { createToken, makeBuild, makeShared, makeShell, putLive } from '../../api/src/testing/builds.ts';
import type { TestApp } from '../../api/src/testing/test-app.ts';
import { startTestApp } from '../../api/src/testing/test-app.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { StartError } from '../../server/start-error.ts';
import { tokenFor } from '../release/options.ts';
import { platformAt } from '../release/platform-client.ts';
import type { BuiltPart, ReleaseOptions } from '../release/release-parts.ts';
import { releaseParts } from '../release/release-parts.ts';

export const shell = makeShell();
export const shared = makeShared('1.0.0');

/** A platform that listens, for each test, with a shell, an mfe-shared and a storefront live. */
export const at = {} as { test: TestApp; port: number; token: string };
/** The output of a release. */
export const lines: string[] = [];

let dataDir: string;
let folder: string;
let stopPostgres: () => Promise<void>;

export function listenForReleases(): void {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'larder-release-'));
    const postgres = await startPostgres({ dataDir: join(dataDir, 'data'), durable: false });
    stopPostgres = postgres.stop;
    await migrate(postgres.url);
    process.env.TEST_DATABASE_URL = postgres.url;
  }, 60_000);
  afterAll(async () => {
    await stopPostgres();
    await removePostgres(join(dataDir, 'data'));
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);
  beforeEach(async () => {
    at.test = await startTestApp();
    await at.test.app.listen({ port: 0, host: '127.0.0.1' });
    at.port = (at.test.app.server.address() as AddressInfo).port;
    folder = await mkdtemp(join(dataDir, 'dist-'));
    at.token = await createToken(at.test.database, 'mfe-storefront');
    await putLive(at.test.database, shell, shared, makeBuild('mfe-storefront'));
    lines.length = 0;
  });
  afterEach(() => at.test.close());
}

/** As scripts/webpack leaves it. */
export async function built({ record, files }: TestBuild): Promise<BuiltPart> {
  const output = join(folder, record.remote, record.build);
  await mkdir(output, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(output, name), bytes);
  await writeFile(join(output, 'release.json'), JSON.stringify(record));
  return { name: record.remote, build: record.build, output };
}

type Given = Partial<Omit<ReleaseOptions, 'platform'>> & { to?: string; tokens?: string[] };

export async function release(
  parts: BuiltPart[],
  { to = `http://localhost:${at.port}`, tokens = [at.token], ...given }: Given = {},
) {
  const platform = platformAt(to, { retryMs: 1 });
  try {
    return await releaseParts({
      ...{ platform, parts, way: { live: true }, commit: 'abcdef1', checked: Promise.resolve() },
      tokenFor: (part) => tokenFor(tokens, part),
      log: (line) => lines.push(line),
      ...given,
    });
  } finally {
    await platform.close();
  }
}

export const live = async () => (await onPlatform(at.test.database, readLive)).parts;

/** The message of a failure as a person would read it. */
export const sentence = (work: Promise<unknown>) =>
  work.then(
    () => 'it worked',
    (error) => (error instanceof StartError ? error.message : String(error.stack)),
  );
