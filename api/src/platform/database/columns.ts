import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Money is integer minor units (cents) everywhere; floats never touch it. */
export const money = () => bigint({ mode: 'number' });

export const id = () => uuid().notNull().$defaultFn(uuidv7);

const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const moment = instant;

/** Returns the columns of every tenant table. Its primary key is (tenant_id, id). */
export const tenantRow = () => ({
  tenantId: uuid().notNull(),
  id: id(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  /** Optimistic lock: a write names the version it read, or gets 409. */
  version: integer().notNull().default(1),
});
