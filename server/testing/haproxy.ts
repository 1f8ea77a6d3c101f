import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../api/src/testing/find-program.ts';

const deployed = readFileSync(join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg'), 'utf8');

/** The sections of deploy/haproxy/haproxy.cfg that begin so. */
export const deployedSections = (...names: string[]): string[] =>
  deployed.split(/^(?=[a-z])/m).filter((text) => names.some((name) => text.startsWith(name)));

/**
 * HAProxy with these sections of deploy/haproxy.cfg, in which addresses are replaced. Resolves when it listens on the
 * port; returns what ends it.
 */
export async function startHaproxy(
  file: string,
  sections: string[],
  addresses: Record<string, string>,
  port: number,
): Promise<() => Promise<void>> {
  const chosen = deployedSections('global', 'defaults', ...sections);
  const text = Object.entries(addresses).reduce(
    (all, [from, to]) => all.replaceAll(from, to),
    // It takes as many file descriptors as it may have connections, and a test is given few.
    chosen.join('\n').replace('maxconn 20000', 'maxconn 500'),
  );
  writeFileSync(file, text);
  const child: ChildProcess = spawn(findProgram('haproxy') ?? 'haproxy', ['-f', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 50 && !(await listens(port)); tries += 1) await wait(100);
  if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${said}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
