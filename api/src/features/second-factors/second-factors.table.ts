import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment, tenantRow } from '../../platform/database/columns.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';

const factorColumns = () => ({
  userId: uuid().notNull(),
  kind: text({ enum: ['totp', 'passkey'] }).notNull(),
  /** The owner's name for it: the telephone, the key on the key ring. */
  name: text().notNull(),
  lastUsedAt: moment(),
  /** An authenticator app's secret, encrypted. */
  secret: text(),
  /** The time step of the app's last code: a code that somebody has read along cannot be used again. */
  lastStep: integer(),
  /** A passkey's own id, its public key (both base64url) and how often it says that it was used. */
  credentialId: text(),
  publicKey: text(),
  counter: bigint({ mode: 'number' }),
  transports: text().array(),
  /** The host that the passkey was made on, and works on. */
  rpId: text(),
});

/** The second factors of staff. */
export const secondFactors = pgTable('second_factors', { ...tenantRow(), ...factorColumns() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
  index('second_factors_user').on(t.tenantId, t.userId),
  unique('second_factors_credential').on(t.tenantId, t.credentialId),
  foreignKey({
    columns: [t.tenantId, t.userId],
    foreignColumns: [staff.tenantId, staff.id],
    name: 'second_factors_staff_fk',
  }).onDelete('cascade'),
]);

/** The same for operators, who belong to no tenant. */
export const platformSecondFactors = pgTable(
  'platform_second_factors',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...factorColumns() },
  (t) => [
    index('platform_second_factors_user').on(t.userId),
    unique('platform_second_factors_credential').on(t.credentialId),
    foreignKey({
      columns: [t.userId],
      foreignColumns: [platformUsers.id],
      name: 'platform_second_factors_user_fk',
    }).onDelete('cascade'),
  ],
);

/** The sha256 of a code that stands in for a lost factor, once: a code that was used is deleted. */
const codeColumns = () => ({ userId: uuid().notNull(), hash: text().notNull() });

export const recoveryCodes = pgTable('recovery_codes', { ...tenantRow(), ...codeColumns() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
  unique('recovery_codes_hash').on(t.tenantId, t.userId, t.hash),
  foreignKey({
    columns: [t.tenantId, t.userId],
    foreignColumns: [staff.tenantId, staff.id],
    name: 'recovery_codes_staff_fk',
  }).onDelete('cascade'),
]);

export const platformRecoveryCodes = pgTable(
  'platform_recovery_codes',
  { id: id().primaryKey(), createdAt: moment().notNull().defaultNow(), ...codeColumns() },
  (t) => [
    unique('platform_recovery_codes_hash').on(t.userId, t.hash),
    foreignKey({
      columns: [t.userId],
      foreignColumns: [platformUsers.id],
      name: 'platform_recovery_codes_user_fk',
    }).onDelete('cascade'),
  ],
);
