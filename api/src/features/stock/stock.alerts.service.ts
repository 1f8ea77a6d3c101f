import { and, eq, inArray } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { products, variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';

export type Crossing = {
  variantId: string;
  onHand: number;
  allocated: number;
  reorderPoint: number;
  before: number;
};

/**
 * Notifies staff of variants whose available quantity has just reached the reorder point: once at the crossing, not
 * at each later sale. `cause` is the order or movement.
 */
export async function notifyReorderPoints(
  tx: Tx,
  tenantId: string,
  cause: string,
  levels: Crossing[],
): Promise<void> {
  const crossed = levels.filter(
    ({ before, onHand, allocated, reorderPoint }) =>
      before > reorderPoint && onHand - allocated <= reorderPoint,
  );
  if (crossed.length === 0) return;
  const rows = await tx
    .select({
      variantId: variants.id,
      productId: products.id,
      title: products.title,
      label: variants.label,
      images: products.images,
    })
    .from(variants)
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(
      and(
        eq(variants.tenantId, tenantId),
        inArray(
          variants.id,
          crossed.map((level) => level.variantId),
        ),
      ),
    );
  const language = await readDefaultLanguage(tx, tenantId);
  for (const { variantId, productId, title, label, images } of rows) {
    const level = crossed.find((candidate) => candidate.variantId === variantId);
    const [titleText, labelText] = [title, label].map((text) => textIn(text, language, language));
    const name = labelText ? `${titleText} (${labelText})` : titleText;
    const left = level ? level.onHand - level.allocated : 0;
    await notifyStaff(tx, tenantId, {
      kind: 'stock_out',
      message: `${name}: ${left}`,
      goods: { title, label, left },
      productId,
      image: images[0]?.url ?? null,
      dedupeKey: `stock_out:${variantId}:${cause}`,
    });
  }
}
