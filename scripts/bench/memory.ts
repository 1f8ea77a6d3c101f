import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { childrenOf, memoryOf } from '../chaos/processes.ts';
import { writeBuiltServer } from './built-server.ts';
import { quick } from './effort.ts';
import type { Fleets } from './fleet.ts';
import { openFleets } from './fleet.ts';

/** Memory in MiB, of one edge, its renderer and one API; pages that they share are counted once. */
export type MemoryResult = { after: string; edge: number; api: number; renderer: number }[];

/** Pages and lists that nobody has asked for before; a page takes its renderer many times as long as a list the API. */
const many = quick ? { pages: 100, lists: 500 } : { pages: 20_000, lists: 100_000 };
const atOnce = 16;

/**
 * Measures what an edge and an API of production keep in memory when each visitor comes from a new address and asks for
 * something else.
 */
export async function measureMemory(): Promise<MemoryResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-memory-'));
  const { url } = await startPostgres({ dataDir, durable: false });
  const place = join(import.meta.dirname, '../../var');
  mkdirSync(place, { recursive: true });
  const built = mkdtempSync(join(place, 'bench-built-'));
  let fleets: Fleets | undefined;
  try {
    writeBuiltServer(built);
    fleets = await openFleets(url, built);
    const api = await fleets.start('api');
    const edge = await fleets.start('edge', { API_URL: `http://127.0.0.1:${api.port}` });
    const result: MemoryResult = [];
    const look = (after: string) => {
      const renderer = childrenOf(edge.pid).reduce((sum, { pid }) => sum + memoryOf(pid), 0);
      // On a machine with too much to do it is given up for a minute, and browsers render.
      if (renderer === 0) throw new Error('Nothing is rendered: the renderer does not run.');
      result.push({ after, edge: memoryOf(edge.pid), api: memoryOf(api.pid), renderer });
    };
    await visit(edge.port, 10, () => '/');
    look('the start');
    for (const part of [0.1, 0.9]) {
      await visit(edge.port, many.pages * part, () => `/search?q=${randomUUID()}`);
      await visit(
        edge.port,
        many.lists * part,
        (at) => `/api/catalog/products?maxPrice=${1_000_000 * part + at}`,
      );
      look(`${(many.pages + many.lists) * (part < 0.5 ? part : 1)} distinct pages and lists`);
    }
    return result;
  } finally {
    await fleets?.stop();
    await removePostgres(dataDir);
    rmSync(built, { recursive: true, force: true });
  }
}

/** Each time from a new address. */
async function visit(port: number, times: number, pathOf: (at: number) => string): Promise<void> {
  const dispatcher = new Agent();
  let at = 0;
  const next = async () => {
    while (at < times) {
      at += 1;
      const path = pathOf(at);
      const address = `172.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
      const reply = await request(`http://127.0.0.1:${port}${path}`, {
        dispatcher,
        headers: { host: 'fresh.localhost', 'x-forwarded-for': address, 'accept-encoding': 'br' },
      });
      await reply.body.dump();
      if (reply.statusCode !== 200) throw new Error(`${path} was answered ${reply.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  await dispatcher.destroy();
}
