import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { Composition, LoginReply, NewDeployToken } from '../../api/src/contract.ts';
import { root } from '../webpack/packages.ts';
import { effort, median, rounded } from './effort.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

/** In seconds. */
export type ReleaseTimes = {
  /** From the command to the first page, for a build that exists already. */
  releaseToFirstPage: number;
  /** The slowest run. */
  releaseSlowest: number;
  rollbackToFirstPage: number;
  rollbackSlowest: number;
  times: number;
  /** The output of the command's last run. */
  said: string;
};

const part = 'mfe-storefront';
const lookEveryMs = 25;

/**
 * Another checkout releases the storefront to the running platform by `npm run release`, and an
 * operator rolls it back by the API. Meanwhile the home page is requested without cookies, again and again.
 */
export async function measureReleases(shop: Shop, workFolder: string): Promise<ReleaseTimes> {
  const port = new URL(shop.base).port;
  const platform = { base: shop.base, host: `localhost:${port}` };
  const credentials = { email: 'platform@larder.test', password: 'Larder-demo-1' };
  const { token } = await ask<LoginReply>(platform, '/api/platform/admin/login', credentials);
  const operator = { authorization: `Bearer ${token}` };
  const made = { remote: part, name: 'bench' };
  const deploy = await ask<NewDeployToken>(platform, '/api/deploy-tokens', made, operator);
  const checkout = makeCheckout(join(workFolder, 'checkout'));
  const releases: number[] = [];
  const rollbacks: number[] = [];
  let said = '';
  for (let time = 1; time <= effort.releases; time += 1) {
    const build = await nextBuild(checkout, time);
    const released = stopwatch();
    const there = pageWhere(shop, (html) => html.includes(build));
    const address = `http://${platform.host}`;
    const command = ['run', 'release', '--', part, '--to', address, '--live'];
    const output = await run('npm', command, checkout, { LARDER_DEPLOY_TOKEN: deploy.token });
    said = /build [\d.]+ s · .*/.exec(output)?.[0] ?? '';
    releases.push(released(await there));
    const rolledBack = stopwatch();
    await ask<Composition>(platform, '/api/compositions/rollback', { remote: part }, operator);
    rollbacks.push(rolledBack(await pageWhere(shop, (html) => !html.includes(build))));
  }
  return {
    releaseToFirstPage: rounded(median(releases), 1),
    releaseSlowest: rounded(Math.max(...releases), 1),
    rollbackToFirstPage: rounded(median(rollbacks), 2),
    rollbackSlowest: rounded(Math.max(...rollbacks), 2),
    times: effort.releases,
    said,
  };
}

const stopwatch = () => {
  const start = performance.now();
  return (end: number) => (end - start) / 1_000;
};

/** A copy of these sources with the installed packages. */
function makeCheckout(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = ['node_modules', 'dist', 'var', '.git', 'uploads'];
  const packages = ['api', 'shell', 'mfe-shared', 'mfe-storefront', 'mfe-store-admin', 'mfe-platform-admin'];
  for (const name of [
    ...packages,
    'scripts',
    'server',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !left.includes(basename(source)),
    });
  for (const name of ['.', ...packages]) {
    const installed = join(root, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(folder, name, 'node_modules'));
  }
  return folder;
}

/** Changes one line and builds. Returns the build's id. */
async function nextBuild(checkout: string, time: number): Promise<string> {
  const change = `\nexport const change${time} = '${Date.now()}';\n`;
  appendFileSync(join(checkout, part, 'src/routes.tsx'), change);
  const said = await run('npm', ['run', 'build:pages', '--', part], checkout);
  const build = new RegExp(`${part} ([0-9a-f]{12}) `).exec(said)?.[1];
  if (!build) throw new Error(`${part} was not built:\n${said}`);
  return build;
}

function run(command: string, args: string[], cwd: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command} ${args.join(' ')} failed:\n${said}`)),
    );
  });
}

const giveUpMs = 60_000;

/** Waits for the first page that meets the condition. */
async function pageWhere({ base, host }: Shop, isWanted: (html: string) => boolean): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < giveUpMs) {
    const reply = await request(`${base}/`, { headers: { host, accept: 'text/html' } });
    const html = await reply.body.text();
    if (reply.statusCode === 200 && isWanted(html)) return performance.now();
    await wait(lookEveryMs);
  }
  throw new Error('No page had the other build within a minute.');
}
