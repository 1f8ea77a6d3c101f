import { createHmac, randomBytes } from 'node:crypto';

export type SignedEvent = { body: string; signature: string };

/** An event as Stripe sends it: its text and signature. `at` is when it was signed. */
export function signedEvent(type: string, object: object, secret: string, at = Date.now()): SignedEvent {
  const body = JSON.stringify({
    ...{ id: `evt_${randomBytes(8).toString('hex')}`, object: 'event', type },
    data: { object },
  });
  const seconds = Math.floor(at / 1_000);
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, signature: `t=${seconds},v1=${proof}` };
}
