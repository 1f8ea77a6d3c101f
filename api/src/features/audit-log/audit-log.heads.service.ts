import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { queueMail } from '../mails/mails.service.ts';
import { readActiveOperators } from '../operator-roles/operator-roles.grants.service.ts';
import type { HeadsCheck } from './audit-log.schema.ts';
import { auditHeads } from './audit-log.table.ts';

const hourMs = 3_600_000;
const firstAfterMs = 300_000;
const keptDays = 400;
const ofPlatform = 'platform';

type Head = { store: string; seq: number; hash: string };

const digestOf = (body: string) => createHash('sha256').update(body).digest('hex');

/** Writes down the newest entry of every chain, once a day, and mails the fingerprint. Returns whether it did. */
export async function mailHeads(database: Database, config: AppConfig, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  return onPlatform(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.audit_heads'))`);
    const [saved] = await tx.select({ day: auditHeads.day }).from(auditHeads).where(eq(auditHeads.day, day));
    if (saved) return false;
    const { rows } = await tx.execute<Head>(sql`
      select distinct on (tenant_id) coalesce(tenant_id::text, ${ofPlatform}) as store, seq::int as seq, hash
      from audit_log order by tenant_id, seq desc nulls last`);
    if (rows.length === 0) return false;
    const body = rows.map(({ store, seq, hash }) => `${store} ${seq} ${hash}\n`).join('');
    const digest = digestOf(body);
    await tx.insert(auditHeads).values({ day, chains: rows.length, digest, body }).onConflictDoNothing();
    await tx.delete(auditHeads).where(lt(auditHeads.day, sql`${day}::date - ${keptDays}::int`));
    const link = linkTo(
      config,
      { type: 'platform', domain: '' },
      `/platform-admin/audit-log?digest=${digest}`,
    );
    for (const recipient of await readActiveOperators(tx))
      if (recipient.permissions.has('read_audit_log'))
        await queueMail(tx, {
          ...{ tenant: { id: null, name: null }, kind: 'audit_heads', recipient, link },
          facts: { day, digest },
        });
    return true;
  });
}

/**
 * Checks that the newest entries on the day of this fingerprint are still there, unchanged. The check of the chains
 * covers the entries before them.
 */
export async function checkHeads(tx: Tx, digest: string): Promise<HeadsCheck> {
  const [record] = await tx.select().from(auditHeads).where(eq(auditHeads.digest, digest));
  // The record itself may have been changed.
  if (!record || digestOf(record.body) !== digest) return { day: null, chains: 0, brokenAt: null };
  const heads = record.body.trimEnd().split('\n').map(readLine);
  const { rows } = await tx.execute<{ store: string; seq: number }>(sql`
    select head.store, head.seq from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
      as head(store text, seq int, hash text)
    where not exists (select from audit_log entry where entry.seq = head.seq and entry.hash = head.hash
      and entry.tenant_id is not distinct from nullif(head.store, ${ofPlatform})::uuid)
    limit 1`);
  const [missing] = rows;
  const brokenAt = missing
    ? { tenantId: missing.store === ofPlatform ? null : missing.store, seq: missing.seq }
    : null;
  return { day: record.day, chains: record.chains, brokenAt };
}

function readLine(line: string): Head {
  const [store = '', seq, hash = ''] = line.split(' ');
  return { store, seq: Number(seq), hash };
}

type Living = { database: Database; config: AppConfig; clock: () => Date; log: Pick<Logger, 'warn'> };

/** Mails the fingerprint once a day, while the process lives; any number of processes may. */
export const startMailingHeads = ({ database, config, clock, log }: Living): { stop(): Promise<void> } =>
  repeat(() => mailHeads(database, config, clock()), {
    ...{ everyMs: hourMs, firstAfterMs, log },
    failed: 'the fingerprint of the audit log was not mailed',
  });
