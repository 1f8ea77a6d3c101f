import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { findProgram } from '../../api/src/testing/find-program.ts';

const program = findProgram('nginx');

export const hasNginx = program !== undefined;

/** nginx as a package of the system, before these ports in turns. Returns what ends it. */
export async function startNginx(
  folder: string,
  port: number,
  behind: number[],
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events { worker_connections 512; }
    http {
      access_log off; ${temporary}
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
