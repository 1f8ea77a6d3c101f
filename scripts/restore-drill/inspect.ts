import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../api/src/app.ts';
import { checkChains } from '../../api/src/features/audit-log/audit-log.check.service.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { onPlatform } from '../../api/src/platform/tenancy/tenancy.ts';
import type { Sums } from './sums.ts';
import { sumsOf } from './sums.ts';

/** The checksums of a restored database, as its superuser. */
export async function sumsOfRestored(superuser: string): Promise<Sums> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  try {
    await client.query('begin read only');
    return await sumsOf(client);
  } finally {
    await client.end();
  }
}

export async function chainsOf(url: string): Promise<{ entries: number; broken: string | null }> {
  const database = openDatabase(url);
  try {
    const { entries, brokenAt } = await onPlatform(database, checkChains);
    return { entries, broken: brokenAt && `store ${brokenAt.tenantId ?? 'none'}, entry ${brokenAt.seq}` };
  } finally {
    await database.close();
  }
}

/** Starts the API on it and asks as a shopper of each of some stores. Returns their hosts and what was wrong. */
export async function visitStores(url: string, most = 3): Promise<{ hosts: string[]; wrong: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-drill-'));
  const app = await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'production', DATA_DIR: dataDir, WORK: false },
    databaseUrl: url,
    log: pino({ level: 'silent' }),
  });
  try {
    const hosts = await hostsOf(url, most);
    const wrong: string[] = [];
    for (const host of hosts) {
      for (const path of ['/api/tenants/bootstrap', '/api/catalog/products?limit=5']) {
        const { statusCode } = await app.inject({ url: path, headers: { host } });
        if (statusCode !== 200) wrong.push(`${host}${path} answers ${statusCode}`);
      }
    }
    return { hosts, wrong };
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function hostsOf(url: string, most: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from tenants where status = 'active' order by created_at limit $1`,
      [most],
    );
    return rows.map(({ slug }) => `${slug}.localhost`);
  } finally {
    await client.end();
  }
}
