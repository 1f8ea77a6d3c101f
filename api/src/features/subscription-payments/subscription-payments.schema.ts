import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { subscriptionInvoice } from '../subscriptions/subscriptions.schema.ts';

export const methodPageInput = z.strictObject({ language: languageCode });
/** The provider's page where a payment method is entered. */
export const methodPage = z.object({ url: z.url() });
/** The name of that page, which the provider adds to the address it leads back to. */
export const enteredInput = z.strictObject({ entered: z.string().min(1).max(200) });

/** The invoice after it was tried to collect it. `confirmUrl`: the bank asks there first. */
export const collected = z.object({ invoice: subscriptionInvoice, confirmUrl: z.url().nullable() });
export type Collected = z.infer<typeof collected>;
