import type { Clock } from './clock.ts';
import { demoId } from './ids.ts';
import type { Person } from './people.ts';
import { inventAddress, inventPeople } from './people.ts';
import type { Random } from './random.ts';
import type { DemoStore, KnownShopper } from './stores/demo-store.ts';

export type Shopper = Person & {
  id: string;
  orders: KnownShopper['orders'];
  /** How often this one orders, relative to the others. */
  loyalty: number;
  address: ReturnType<typeof inventAddress>;
  createdAt: Date;
};

/** The shoppers with a demo account, and the invented ones. */
export function inventShoppers(store: DemoStore, clock: Clock, random: Random): Shopper[] {
  const locales =
    store.currency === 'EUR'
      ? (['de', 'de', 'en', 'fr'] as const)
      : (['en', 'en', 'en', 'de', 'fr'] as const);
  const others = inventPeople(random, store.otherShoppers, locales).map((person) => ({
    ...person,
    orders: [],
  }));
  return [...store.shoppers, ...others].map((person) => ({
    ...person,
    id: demoId(store.slug, 'customer', person.email),
    loyalty: random.weighted([1, 2, 5, 9], (times) => 10 - times),
    address: inventAddress(random, store.currency),
    createdAt: clock.daysAgo(91 + random.whole(0, 300)),
  }));
}
