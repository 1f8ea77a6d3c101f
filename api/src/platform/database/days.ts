import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * Returns when a day (`2026-08-15`) begins in a time zone, or a day this many days `later`. The database knows of
 * summer time.
 */
export const beginOf = (day: string, zone: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone}::text)`;
