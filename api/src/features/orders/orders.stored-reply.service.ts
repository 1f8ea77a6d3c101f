import type { MyOrder } from './orders.schema.ts';

type Line = MyOrder['lines'][number];

/** The fields that orders and their lines did not have from the start. */
const laterFields = { parts: [], weight: null, weightConsent: null, ageLimit: null } satisfies Partial<Line>;

/** Completes a reply that was kept for repetitions, perhaps before lines had these fields. */
export const withLaterFields = <Kept extends Pick<MyOrder, 'lines' | 'arrival' | 'deliveryTaxes'>>(
  kept: Kept,
): Kept => ({
  ...kept,
  arrival: kept.arrival ?? null,
  deliveryTaxes: kept.deliveryTaxes ?? [],
  lines: kept.lines.map((line) => ({ ...laterFields, ...line })),
});
