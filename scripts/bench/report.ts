import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { LoadResult } from './api-load.ts';
import type { IdentityResult } from './identity.ts';
import type { PageResult } from './page-load.ts';
import type { Memory } from './server.ts';

export type BenchResults = {
  measuredAt: string;
  machine: { cores: number; memoryGiB: number; node: string };
  start: { firstSeconds: number; laterSeconds: number };
  memoryMiB: { idle: Memory; afterLoad: Memory };
  api: LoadResult[];
  oversold: number;
  /** Null when it was not measured. */
  identity: IdentityResult | null;
  pages: PageResult[];
};

export const machine = () => ({
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

export function print({ start, memoryMiB, api, oversold, identity, pages }: BenchResults): void {
  const line = (text = '') => process.stdout.write(`${text}\n`);
  line('\nStart (s)');
  console.table([start]);
  line('Memory (MiB)');
  console.table(memoryMiB);
  line('API, 32 connections, 10 s; times in ms');
  console.table(api);
  line(`Oversold or unexplained units: ${oversold}`);
  if (identity) {
    line(
      'Identity: signing in with 8 connections, 10 s; the guard and argon2 by themselves, 8 at once; times in ms',
    );
    console.table(identity.signIn);
    console.table([identity.argon2, identity.guard]);
  }
  line('Pages, cold cache, median of 5; times in ms');
  console.table(pages);
}

export function write(results: BenchResults): void {
  const folder = join(import.meta.dirname, '../../bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
}
