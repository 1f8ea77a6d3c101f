import type { Shop } from './shop.ts';

/** A figure that people wait for. */
export type Moment = { what: string; is: number; unit: 'ms' | 's' | '×' };

/** The large store, and the address by which its owner signs in. */
export type Office = Shop & { email: string };
