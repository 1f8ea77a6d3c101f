import { z } from 'zod';
import { partName, slotName } from '../../platform/storage/release-record.schema.ts';

/** How a store arranges the fillers of one slot. */
export const slotArrangement = z.strictObject({
  /** These remotes come first, in this order; the others follow in the order of their records. */
  order: z.array(partName).max(50),
  /** These remotes are not shown. */
  hidden: z.array(partName).max(50),
});
export type SlotArrangement = z.infer<typeof slotArrangement>;

/** Slot → its arrangement. A slot that is not in it has the order of the records. */
export const slotSetting = z.record(slotName, slotArrangement);
export type SlotSetting = z.infer<typeof slotSetting>;

export const slotParams = z.object({ slot: slotName });
