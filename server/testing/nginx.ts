import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { findProgram } from '../../api/src/testing/find-program.ts';

const program = findProgram('nginx');

export const hasNginx = program !== undefined;

/**
 * nginx as a package of the system, before these ports in turns; `withCache`: it keeps what it may, by a key without the
 * host. Returns what ends it.
 */
export async function startNginx(
  folder: string,
  port: number,
  behind: number[],
  { withCache = false } = {},
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events { worker_connections 512; }
    http {
      access_log off; ${temporary}
      ${withCache ? `proxy_cache_path ${join(folder, 'cache')} keys_zone=all:1m; proxy_cache all; proxy_cache_key $request_uri; add_header x-cache $upstream_cache_status;` : ''}
      upstream edges { ${behind.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://edges; proxy_set_header Host $host; proxy_next_upstream error timeout; }
      }
    }`,
  );
  const child = spawn(program ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await request(`http://127.0.0.1:${port}/health/live`).then(
      ({ body }) => body.dump().then(() => true),
      () => false,
    );
    if (answers) break;
    await wait(100);
  }
  return async () => {
    child.kill('SIGTERM');
    await end;
  };
}
