import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { secrets } from './auth.table.ts';

const name = 'sign-in-layer';
const known = new WeakMap<Database, Promise<string>>();

/** The first process makes it, and all read it. */
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

/**
 * The secret of one store's sign-in layer, so that its cookies are unreadable in another store. Empty when there is
 * nothing to derive it from; the layer refuses to work then, as a key made of nothing would be guessable.
 */
export async function storeSecret({ config, database }: Services, tenantId: string): Promise<string> {
  const root = config.AUTH_SECRET ?? (await remembered(database));
  if (!root) return '';
  return Buffer.from(hkdfSync('sha256', root, tenantId, 'larder sign-in layer', 32)).toString('base64url');
}

function remembered(database: Database): Promise<string> {
  const asked = known.get(database) ?? sharedSecret(database);
  known.set(database, asked);
  asked.catch(() => known.delete(database));
  return asked;
}
