import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Database = { query(text: string, values: string[]): Promise<unknown> };

/**
 * Resolves when this process has heard of every change that was committed before. Its own changes apply at once and
 * come by the database a second time, at any time: replies that were cached meanwhile are dropped then.
 */
export async function receivedAllChanges(app: FastifyInstance, database: Database): Promise<void> {
  const last = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const tell = () =>
    database.query(`select pg_notify('larder_changes', $1)`, [
      JSON.stringify({ kind: 'catalog', tenantId: last }),
    ]);
  const leave = app.listenForPages({
    changed({ kind, tenantId }) {
      if (tenantId === last) resolve();
      // It listens only now, so the first one was not heard.
      else if (kind === 'anything') void tell();
    },
    hearing: () => undefined,
  });
  await tell();
  await promise;
  leave();
}
