import type { Tx } from '../../platform/database/database.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { ArrivalPreviewInput, Arrivals, PromisedArrival } from './cart.arrivals.schema.ts';
import { readTerms } from './cart.terms.service.ts';
import { earliestArrival, midnightAfter } from './earliest-arrival.ts';
import { dayIn } from './zone-time.ts';

/** Returns the promise that a way of delivery with these times would make now. */
export async function previewArrival(
  tx: Tx,
  tenantId: string,
  times: ArrivalPreviewInput,
): Promise<PromisedArrival> {
  const { default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const { orderBefore, ...earliest } = earliestArrival(times, zone, Date.now());
  return { ...earliest, orderBefore: new Date(orderBefore).toISOString() };
}

/** Reads the present promises of the store's ways of delivery, and until when they are right. */
export async function readArrivals(tx: Tx, tenantId: string): Promise<Arrivals> {
  const now = Date.now();
  const { shippingOptions, timeZone } = await readTerms(tx, tenantId, now);
  // At midnight “tomorrow” becomes “today”.
  const ends = [
    midnightAfter(timeZone, dayIn(timeZone, now)),
    ...shippingOptions.map(({ arrival }) => Date.parse(arrival.orderBefore)),
  ];
  return {
    options: shippingOptions,
    now: new Date(now).toISOString(),
    rightUntil: new Date(Math.min(...ends)).toISOString(),
  };
}
