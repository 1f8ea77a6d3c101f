import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/src/platform/free-port.ts';
import { findProgram } from '../../api/src/testing/find-program.ts';
import { deployedSections } from '../../server/testing/haproxy.ts';

export type Balancer = {
  pid: number;
  /** The port before these ones. */
  before(name: string): number;
  stop(): Promise<void>;
};

export const hasHaproxy = () => findProgram('haproxy') !== undefined;

/** How deploy/haproxy chooses a server: what is measured is what runs. */
const balancing = deployedSections('backend edges').flatMap(
  (section) => section.match(/^ {4}(http-request set-var|balance|hash-).*$/gm) ?? [],
);

/** HAProxy before groups of servers, each by its name, as deploy/haproxy is before edges and APIs, without TLS. */
export async function startBalancer(groups: Record<string, number[]>): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-haproxy-'));
  const ports: Record<string, number> = {};
  for (const name of Object.keys(groups)) ports[name] = await freePort();
  const lines = Object.entries(groups).flatMap(([name, servers]) => [
    `listen ${name}`,
    `    bind 127.0.0.1:${ports[name]}`,
    ...balancing,
    ...servers.map((port, at) => `    server ${name}${at} 127.0.0.1:${port}`),
  ]);
  const times = ['connect 3s', 'client 60s', 'server 60s', 'http-keep-alive 65s'];
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `${['global', '    maxconn 2000', '    nbthread 1', 'defaults', '    mode http', ...times.map((one) => `    timeout ${one}`), ...lines].join('\n')}\n`,
  );
  const child = spawn(findProgram('haproxy') ?? '', ['-db', '-f', file], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.all(Object.values(ports).map(answers));
  return {
    pid: child.pid ?? 0,
    before: (name) => ports[name] ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/health/live`).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error('HAProxy did not start.');
}
