import { LRUCache } from 'lru-cache';
import { dayAfter, dayIn, daysBetween, momentAt, weekdayOf } from './zone-time.ts';

/** The times of a way of delivery. They are written as `14:00`, in the store's time zone. */
export type DeliveryTimes = {
  /** The days from the order to the delivery. */
  days: number;
  /** The weekdays on which it delivers: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** The cut-off: a later order counts as one of the next day; '' = midnight. */
  orderBy: string;
  /** The time of day by which it arrives; '' = any time of that day. */
  deliverBy: string;
  /** Days on which nothing is delivered. */
  daysOff: readonly string[];
};

export type EarliestArrival = {
  day: string;
  by: string | null;
  /** How many days it is from today, in the store's time zone. */
  inDays: number;
  /** An order before this moment arrives then, as milliseconds since 1970. */
  orderBefore: number;
};

/** Longer than a hundred days off can delay a delivery on one weekday. */
const mostDays = 800;

/**
 * Returns the earliest arrival of an order that is placed now, and until when that stays so. A later order never
 * arrives earlier, and no promised time is over already.
 */
export function earliestArrival(times: DeliveryTimes, zone: string, now: number): EarliestArrival {
  const { days, weekdays, orderBy, deliverBy, daysOff } = times;
  const delivers = (day: string) => weekdays.includes(weekdayOf(day)) && !daysOff.includes(day);
  const arrivalOf = (orderDay: string): string => {
    let day = dayAfter(orderDay, days);
    for (let tried = 0; !delivers(day) && tried < mostDays; tried += 1) day = dayAfter(day);
    return day;
  };
  /** Returns the moment until which an order counts as one of that day. */
  const endOf = (orderDay: string): number =>
    Math.min(
      orderBy ? momentAt(zone, orderDay, orderBy) : midnightAfter(zone, orderDay),
      // An order cannot arrive today by a time that has passed.
      deliverBy && arrivalOf(orderDay) === orderDay ? momentAt(zone, orderDay, deliverBy) : Infinity,
    );

  const today = dayIn(zone, now);
  const orderDay = now < endOf(today) ? today : dayAfter(today);
  const day = arrivalOf(orderDay);
  let lastDay = orderDay;
  while (lastDay < day && arrivalOf(dayAfter(lastDay)) === day) lastDay = dayAfter(lastDay);
  return { day, by: deliverBy || null, inDays: daysBetween(today, day), orderBefore: endOf(lastDay) };
}

type Kept = { arrival: EarliestArrival; from: number; until: number };
const kept = new LRUCache<string, Kept>({ max: 2_000 });

/**
 * Returns the earliest arrival now, kept as long as it stays right: every price of a cart asks for it, and each
 * calculation reads a zone's clocks some thirty times.
 */
export function arrivalNow(times: DeliveryTimes, zone: string, now: number): EarliestArrival {
  const key = JSON.stringify([zone, times]);
  const known = kept.get(key);
  if (known && known.from <= now && now < known.until) return known.arrival;
  const arrival = earliestArrival(times, zone, now);
  // At midnight “tomorrow” becomes “today”.
  const until = Math.min(arrival.orderBefore, midnightAfter(zone, dayIn(zone, now)));
  kept.set(key, { arrival, from: now, until });
  return arrival;
}

export const midnightAfter = (zone: string, day: string): number => momentAt(zone, dayAfter(day), '00:00');
