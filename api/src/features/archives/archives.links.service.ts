import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { archivePath } from './archives.service.ts';
import { archives } from './archives.table.ts';

type Needs = Pick<Services, 'config' | 'database'>;

const keyOf = (services: Needs) => keyFor(services, 'archive links');
const named = (id: string) => `archive ${id}`;

/** Returns a token that opens the file of one archive to anyone who has it, until then. Nothing is stored. */
export const linkToken = async (services: Needs, id: string, until: Date): Promise<string> =>
  seal(await keyOf(services), named(id), String(until.getTime()));

/**
 * Returns where the file of an archive is, and its name for people. Throws LINK_EXPIRED if the token has expired or is
 * invalid, and if the file is gone.
 */
export async function readFileOf(
  services: Needs,
  id: string,
  { token, now }: { token: string; now: Date },
): Promise<{ path: string; name: string }> {
  const until = Number(unseal(await keyOf(services), named(id), token) ?? 0);
  if (!(until > now.getTime())) throw new AppError('LINK_EXPIRED');
  const [row] = await onPlatform(services.database, (tx) =>
    tx
      .select({ slug: archives.storeSlug, createdAt: archives.createdAt })
      .from(archives)
      .where(and(eq(archives.id, id), isNotNull(archives.bytes), gt(archives.expiresAt, now))),
  );
  if (!row) throw new AppError('LINK_EXPIRED');
  const day = row.createdAt.toISOString().slice(0, 10);
  return { path: archivePath(services.config, id), name: `${row.slug}-${day}.zip` };
}
