import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';
import type { OwnProfile } from './accounts.own.schema.ts';

const nothing: OwnProfile = { phone: null, locale: null };

/** The own account with the fields of its forms. */
export async function readOwnProfile({ database }: Services, principal: Principal): Promise<OwnProfile> {
  const { kind, tenantId, id } = principal;
  if (kind === 'platform' || !tenantId) {
    const [row] = await onPlatform(database, (tx) =>
      tx.select({ locale: platformUsers.locale }).from(platformUsers).where(eq(platformUsers.id, id)),
    );
    return { ...nothing, ...row };
  }
  const t = kind === 'customer' ? customers : staff;
  const [row] = await inTenant(database, tenantId, (tx) =>
    tx
      .select({ phone: t.phone, locale: t.locale })
      .from(t)
      .where(and(eq(t.tenantId, tenantId), eq(t.id, id))),
  );
  return { ...nothing, ...row };
}
