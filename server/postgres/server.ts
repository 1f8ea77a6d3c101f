import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** A running server of ours, as its superuser reaches it. `host` is the folder of the socket, or an address. */
export type Server = { host: string; port: number; password: string };

/** For URLs: the folder of a socket stands percent-encoded where the host name would. */
export function connectionString({ host, port, password }: Server, database: string): string {
  return `postgresql://larder:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Waits while the server recovers; false when it does not answer at all. */
export async function answers(server: Server): Promise<boolean> {
  for (const deadline = Date.now() + 60_000; ; ) {
    try {
      await asSuperuser(server, (client) => client.query('select 1'));
      return true;
    } catch (error) {
      const startingUp = (error as { code?: string }).code === '57P03';
      if (!startingUp || Date.now() > deadline) return false;
      await setTimeout(100);
    }
  }
}

/**
 * The role the platform signs in as owns its database and may create roles, and is no superuser: what works here
 * works on a managed server too. Roles it creates are its own to `set role` to.
 */
export async function ensureDatabase(server: Server): Promise<void> {
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query("select 1 from pg_database where datname = 'larder'");
    if (rows.length > 0) return;
    const role = await client.query("select 1 from pg_roles where rolname = 'larder'");
    if (role.rows.length === 0) {
      await client.query(
        `create role larder login createdb createrole password ${client.escapeLiteral(server.password)}`,
      );
      await client.query("alter role larder set createrole_self_grant = 'set, inherit'");
    }
    await client.query('create database larder owner larder');
  });
}

export async function isUsedByOthers(server: Server): Promise<boolean> {
  const { rows } = await asSuperuser(server, (client) =>
    client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    ),
  );
  return rows.length > 0;
}

async function asSuperuser<T>(server: Server, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
