import { z } from 'zod';

/** The events of the stream: it begins, and new orders came. */
export const liveOrderEvent = z.enum(['open', 'orders']);
export type LiveOrderEvent = z.infer<typeof liveOrderEvent>;
