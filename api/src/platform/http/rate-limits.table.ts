import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Attempt counters in the schema of rate-limiter-flexible, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
