import { desc, inArray, sql } from 'drizzle-orm';
import type { CryptoKey } from 'jose';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Logger } from 'pino';
import type { Database, Tx } from '../database/database.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { signingKeys } from './signing-keys.table.ts';

export const algorithm = 'ES256';

const minute = 60_000;
const day = 86_400_000;
/** The longest life of a token: a key that no longer signs verifies for this time. */
export const tokenLifeMs = day;
const rotateAfterMs = 30 * day;
/** A new key signs only when every process has read it; they read every minute. */
const readEveryMs = minute;
const signsAfterMs = 2 * minute;
/** A key is deleted when its last token has expired, with an hour for inexact clocks. */
const deleteAfterMs = tokenLifeMs + 60 * minute;
/** A flood of made-up key ids must not become a flood of look-ups. */
const readAgainAfterMs = 5_000;

export type SigningKey = { kid: string; privateKey: CryptoKey };

export type SigningKeys = {
  /** The key that signs now. */
  current(): Promise<SigningKey>;
  /** The key that verifies tokens with this key id, if it is ours. */
  publicKey(kid: string): Promise<CryptoKey | undefined>;
};

type Row = typeof signingKeys.$inferSelect;
type Read = { signer: SigningKey; publicKeys: Map<string, CryptoKey> };

export type KeyOptions = { now?: () => number; log?: Pick<Logger, 'error'> };

/**
 * Makes the keys of access tokens. They are in the database, so that all processes sign and verify alike, and are
 * rotated by age.
 */
export function createSigningKeys(database: Database, { now = Date.now, log }: KeyOptions = {}): SigningKeys {
  let read: Promise<Read> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const keys = (oldest: number): Promise<Read> => {
    if (!read || now() - readAt > oldest) {
      readAt = now();
      read = readKeys(database, now(), log).catch((error) => {
        read = undefined;
        throw error;
      });
    }
    return read;
  };

  return {
    current: async () => (await keys(readEveryMs)).signer,
    async publicKey(kid) {
      const known = (await keys(readEveryMs)).publicKeys.get(kid);
      return known ?? (await keys(readAgainAfterMs)).publicKeys.get(kid);
    },
  };
}

async function readKeys(database: Database, now: number, log: KeyOptions['log']): Promise<Read> {
  let rows = await onPlatform(database, newestFirst);
  if (isDue(rows, now) || outlived(rows, now).length > 0) {
    rows = await rotate(database, now).catch((error) => {
      if (rows.length === 0) throw error;
      // An older key is better than none.
      log?.error({ err: error }, 'the signing keys could not be renewed');
      return rows;
    });
  }
  // The newest key that every process knows, or the oldest when all are too new.
  const signer = rows.find(({ createdAt }) => now - createdAt.getTime() >= signsAfterMs) ?? rows.at(-1);
  if (!signer) throw new Error('There is no signing key.');
  const publicKeys = new Map<string, CryptoKey>();
  for (const { kid, publicJwk } of rows) publicKeys.set(kid, await imported(publicJwk));
  return { signer: { kid: signer.kid, privateKey: await imported(signer.privateJwk) }, publicKeys };
}

const newestFirst = (tx: Tx): Promise<Row[]> =>
  tx.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid));

const imported = async (jwk: Record<string, unknown>) => (await importJWK(jwk, algorithm)) as CryptoKey;

const isDue = ([newest]: Row[], now: number) => !newest || now - newest.createdAt.getTime() >= rotateAfterMs;

/** Keys without valid tokens, counted from the creation of their successor. */
const outlived = (rows: Row[], now: number) =>
  rows.filter((_row, index) => {
    const successor = rows[index - 1];
    return successor && now - successor.createdAt.getTime() > signsAfterMs + deleteAfterMs;
  });

/** Rotates the keys. Concurrent processes do so one after the other, and the second one finds it done. */
async function rotate(database: Database, now: number): Promise<Row[]> {
  const made = await makeKey(now);
  return onPlatform(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.signing_keys'))`);
    const rows = await newestFirst(tx);
    const gone = outlived(rows, now).map(({ kid }) => kid);
    if (gone.length > 0) await tx.delete(signingKeys).where(inArray(signingKeys.kid, gone));
    if (!isDue(rows, now)) return rows.filter(({ kid }) => !gone.includes(kid));
    // The error of a failed insert contains its values, and errors are logged.
    await tx
      .insert(signingKeys)
      .values(made)
      .catch(({ cause }: Error) => {
        throw new Error('A new signing key could not be kept.', {
          cause: (cause as { code?: string })?.code,
        });
      });
    return newestFirst(tx);
  });
}

async function makeKey(now: number): Promise<Row> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    publicJwk: { ...publicJwk },
    privateJwk: { ...(await exportJWK(pair.privateKey)) },
    createdAt: new Date(now),
  };
}
