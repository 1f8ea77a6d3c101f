import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/replicas.ts';

/** Measures this application from outside. */
export type ApiMeter = {
  /** Adds its hooks, before routes are registered. */
  requests(app: FastifyInstance): void;
  /** `name` is that of a prepared statement, else its first word: there are few of either. */
  statement(name: string, ms: number, failed: boolean): void;
  watch(inside: { database: Database; cachedBytes(): number; reads?(): Reads | undefined }): void;
};
