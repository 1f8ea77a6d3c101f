import { z } from 'zod';
import {
  passkeyAssertion,
  recoveryCode,
  totpCode,
  totpInput,
} from '../second-factors/second-factors.schema.ts';
import { loginReply } from '../sessions/sessions.schema.ts';

/**
 * A sign-in whose password was right and that needs a second step. It is no session: the ticket serves the second step
 * alone, for ten minutes, in the browser that has the cookie that came with it.
 */
export const secondFactorChallenge = z.object({
  secondFactor: z.object({
    ticket: z.string(),
    /** Empty where the person has to set up a second factor first. */
    ways: z.array(z.enum(['totp', 'passkey', 'recovery'])),
  }),
});
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>;

const ticket = z.string().min(1).max(100);
export const ticketInput = z.strictObject({ ticket });

export const secondStepInput = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('totp'), ticket, code: totpCode }),
  z.strictObject({ way: z.literal('recovery'), ticket, code: recoveryCode }),
  z.strictObject({ way: z.literal('passkey'), ticket, response: passkeyAssertion }),
]);
export type SecondStepInput = z.infer<typeof secondStepInput>;

export const firstFactorInput = totpInput.extend({ ticket });
export type FirstFactorInput = z.infer<typeof firstFactorInput>;
export const firstFactorReply = loginReply.extend({ recoveryCodes: z.array(z.string()).nullable() });

/** The provider's page, to which the browser goes. */
export const providerPage = z.object({ url: z.url() });
/** The query with which the provider sent the browser back. */
export const providerAnswer = z.strictObject({ answer: z.string().min(1).max(8_000) });

/** The owner of the passkey that is asked for: a colleague in this store, or an operator. */
const as = z.enum(['staff', 'operator']);
export const passkeyBegin = z.strictObject({ as });
export const passkeyFinish = z.strictObject({ as, response: passkeyAssertion });
export type PasskeySignIn = z.infer<typeof passkeyFinish>;
