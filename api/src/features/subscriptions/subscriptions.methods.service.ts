import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { CollectedFrom } from './subscriptions.schema.ts';
import { subscriptionMethods } from './subscriptions.table.ts';

const t = subscriptionMethods;

const brands: Record<string, string> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' };

/** Writes the method as on a bill: `Visa •••• 4242`. */
export function methodLabel({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brands[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return `${name} •••• ${last4}`;
}

/** Reads the payment method of a store's invoices. Runs on the platform's tables. */
export async function readMethod(tx: Tx, tenantId: string): Promise<CollectedFrom | null> {
  const [row] = await tx
    .select({ brand: t.brand, last4: t.last4, expMonth: t.expMonth, expYear: t.expYear })
    .from(t)
    .where(and(eq(t.tenantId, tenantId), isNotNull(t.methodRef)));
  if (!row) return null;
  return { label: methodLabel(row), expMonth: row.expMonth, expYear: row.expYear };
}
