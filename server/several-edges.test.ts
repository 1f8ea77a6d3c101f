import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { freePort } from '../api/src/platform/free-port.ts';
import { testParts } from '../shell/server/testing/builds.ts';
import type { RunningPostgres } from './postgres.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import { hasNginx, startNginx } from './testing/nginx.ts';
import type { Server } from './testing/production.ts';
import { copyBuilds, startProduction } from './testing/production.ts';

/** Two edges and an API as processes of their own that share no folder, behind nginx. */
const base = mkdtempSync(join(tmpdir(), 'larder-edges-'));
const root = join(import.meta.dirname, '..');
const [older, newer] = [join(base, 'older'), join(base, 'newer')];
const changed = 'mfe-platform-admin';
const newBuild = '00000000abcd';
const dispatcher = new Agent({ connections: 16 });
let postgres: RunningPostgres;
let database: string;
let port: number;
const endings: (() => Promise<void>)[] = [];

const loads = 400;
const filesOfALoad = 3;
const atOnce = 4;

async function startApi(home: string, at: number): Promise<Server> {
  // Both versions of the API keep the files of releases in one place.
  const settings = { ROLE: 'api', PORT: String(at), DATABASE_URL: database, DATA_DIR: join(base, 'api') };
  const operator = {
    PLATFORM_ADMIN_EMAIL: 'pat@larder.example',
    PLATFORM_ADMIN_PASSWORD: 'pat-keeps-it-safe',
  };
  return startProduction(home, { ...settings, ...operator });
}
const startEdge = (home: string, name: string, at: number, api: number) =>
  startProduction(home, {
    ...{ ROLE: 'edge', PORT: String(at), DATA_DIR: join(base, name), API_URL: `http://127.0.0.1:${api}` },
  });

async function get(path: string): Promise<{ status: number; text: string }> {
  const headers = { host: 'localhost', accept: 'text/html' };
  const reply = await request(`http://127.0.0.1:${port}${path}`, { headers, dispatcher });
  return { status: reply.statusCode, text: await reply.body.text() };
}

beforeAll(async () => {
  if (!hasNginx) return;
  execFileSync(process.execPath, ['scripts/webpack/build.ts'], { cwd: root, stdio: 'pipe' });
  copyBuilds(older, [...testParts]);
  copyBuilds(newer, [...testParts], { [changed]: newBuild });
  postgres = await startPostgres({ dataDir: join(base, 'database'), durable: false });
  database = postgres.url;
}, 300_000);

afterAll(async () => {
  for (const end of endings.reverse()) await end();
  await dispatcher.destroy();
  if (hasNginx) await removePostgres(join(base, 'database'));
  rmSync(base, { recursive: true, force: true });
});

/** A page, and some of the files that it names; others each time. Adds whatever is not answered with 200. */
async function load(at: number, seen: { wrong: string[]; builds: Set<string> }): Promise<void> {
  const page = await get('/');
  if (page.status !== 200) {
    seen.wrong.push(`${page.status} /`);
    return;
  }
  const files = [...new Set(page.text.match(/\/mfe\/[a-z-]+\/[0-9a-f]{12}\/[\w.-]+/g))];
  // Its pictures have the name of the build that they were copied from.
  const build = new RegExp(`/mfe/${changed}/([0-9a-f]{12})/entry\\.js`).exec(page.text)?.[1];
  if (build) seen.builds.add(build);
  for (let time = 0; time < filesOfALoad; time += 1) {
    const file = files[(at * filesOfALoad + time) % files.length] ?? '/no-file';
    const { status } = await get(file);
    if (status !== 200) seen.wrong.push(`${status} ${file}`);
  }
}

(hasNginx ? it : it.skip)(
  `two edges behind nginx are updated one after the other, and ${loads} page loads see no 404${hasNginx ? '' : ' (skipped: nginx is not installed)'}`,
  async () => {
    const [first, second, oldApi, newApi] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    port = await freePort();
    const api = await startApi(older, oldApi);
    endings.push(api.stop);
    // One edge begins with newer builds in its folder, which nobody has released.
    let edges: Server[] = await Promise.all([
      startEdge(older, 'a', first, oldApi),
      startEdge(newer, 'b', second, oldApi),
    ]);
    endings.push(() => Promise.all(edges.map(({ stop }) => stop())).then(() => undefined));
    endings.push(await startNginx(join(base, 'nginx'), port, [first, second]));

    const seen = { wrong: [] as string[], builds: new Set<string>() };
    let done = 0;
    let next = 0;
    let isUpdated = false;
    const visit = async (isEnough: () => boolean) => {
      while (!isEnough()) {
        next += 1;
        await load(next, seen);
        done += 1;
      }
    };
    const visitors = (isEnough: () => boolean) =>
      Promise.all(Array.from({ length: atOnce }, () => visit(isEnough)));

    await visitors(() => next >= loads * 0.2);
    expect([...seen.builds]).not.toContain(newBuild);
    const rest = visitors(() => isUpdated && next >= loads);
    endings.push((await startApi(newer, newApi)).stop);
    for (const [at, [name, edgePort]] of (
      [
        ['a', first],
        ['b', second],
      ] as const
    ).entries()) {
      await edges[at]?.stop();
      const updated = await startEdge(newer, name, edgePort, newApi);
      edges = edges.with(at, updated);
    }
    isUpdated = true;
    await rest;
    const [{ text }, health] = await Promise.all([get('/'), get('/health')]);
    // An edge that ends may cut the connections on which nginx has just begun to ask; a balancer with a health check waits.
    expect(seen.wrong.filter((line) => !line.startsWith('502'))).toEqual([]);
    expect(seen.wrong.length).toBeLessThanOrEqual(atOnce * edges.length);
    expect(done).toBeGreaterThanOrEqual(loads);
    expect(health.status).toBe(200);
    expect(text).toContain(`/mfe/${changed}/${newBuild}/`);
    expect([...seen.builds]).toHaveLength(2);
  },
);
