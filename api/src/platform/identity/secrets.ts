import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { secrets } from './secrets.table.ts';

/** The first secret of all was the sign-in layer's, and its name has stayed. */
const name = 'sign-in-layer';
const known = new WeakMap<Database, Promise<string>>();

/** Returns the secret that the first process makes, and all read. */
function sharedSecret(database: Database): Promise<string> {
  return onPlatform(database, async (tx) => {
    const stored = () => tx.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
    const [found] = await stored();
    if (found) return found.value;
    const value = randomBytes(48).toString('base64url');
    await tx.insert(secrets).values({ name, value }).onConflictDoNothing();
    const [first] = await stored();
    return first?.value ?? '';
  });
}

function remembered(database: Database): Promise<string> {
  const asked = known.get(database) ?? sharedSecret(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}

type From = { config: Pick<AppConfig, 'AUTH_SECRET'>; database: Database };

/** Returns AUTH_SECRET, or a secret that was made once and is stored in the database; empty when there is neither. */
export const rootSecret = ({ config, database }: From): Promise<string> =>
  config.AUTH_SECRET ? Promise.resolve(config.AUTH_SECRET) : remembered(database);

/**
 * Returns a key for one purpose. A key that was made of nothing would be guessable, so without a secret nothing works.
 */
export async function keyFor(from: From, purpose: string): Promise<Buffer> {
  const root = await rootSecret(from);
  if (!root) throw new AppError('INTERNAL');
  return Buffer.from(hkdfSync('sha256', root, '', `larder ${purpose}`, 32));
}
