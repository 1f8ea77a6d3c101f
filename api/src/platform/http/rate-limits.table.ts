import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of tries, in the shape of rate-limiter-flexible; in the database, so that all processes count together. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
