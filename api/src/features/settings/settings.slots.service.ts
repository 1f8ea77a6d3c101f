import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { SlotArrangement, SlotSetting } from './settings.slots.schema.ts';
import { slotSetting } from './settings.slots.schema.ts';
import { settings } from './settings.table.ts';

const kind = 'slots';

export async function readSlotSetting(tx: Tx, tenantId: string): Promise<SlotSetting> {
  const [row] = await tx
    .select({ body: settings.body })
    .from(settings)
    .where(and(eq(settings.tenantId, tenantId), eq(settings.kind, kind)));
  return slotSetting.parse(row?.body ?? {});
}

/** Changes only this slot: two people who arrange two slots at once do not undo each other's. */
export async function arrangeSlot(
  tx: Tx,
  tenantId: string,
  slot: string,
  arrangement: SlotArrangement,
): Promise<SlotSetting> {
  await tx
    .insert(settings)
    .values({ tenantId, kind, body: { [slot]: arrangement } })
    .onConflictDoUpdate({
      target: [settings.tenantId, settings.kind],
      set: { body: sql`${settings.body} || excluded.body` },
    });
  return readSlotSetting(tx, tenantId);
}
