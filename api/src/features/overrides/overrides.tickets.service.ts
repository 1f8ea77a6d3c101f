import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { algorithm, createSigningKeys } from '../../platform/identity/signing-keys.ts';
import { overrideInput } from './overrides.schema.ts';

const issuer = 'larder';
const audience = 'larder-override';
const minute = 60_000;

/** A ticket is opened soon; its session lasts a working day. */
const lifeMs = { ticket: 15 * minute, session: 8 * 60 * minute };
export type Kind = keyof typeof lifeMs;

const claims = overrideInput.extend({
  /** The person who asked for it, for the audit log when it is opened and closed. */
  by: z.strictObject({
    actorId: z.uuid().nullish(),
    actorKind: z.enum(auditLog.actorKind.enumValues).optional(),
    actorName: z.string().optional(),
  }),
});
export type Claims = z.infer<typeof claims>;
type Signed = { token: string; expiresAt: string };

/** Signed by the platform's keys, so that every process can check them and none has to store them. */
export type Tickets = {
  sign(kind: Kind, claims: Claims): Promise<Signed>;
  /** Throws LINK_EXPIRED unless it is valid, of this platform and of this kind. */
  verify(kind: Kind, token: string): Promise<Claims & { expiresAt: string }>;
};

const typeOf = (kind: Kind) => `override-${kind}+jwt`;
const timeOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

export function createTickets(database: Database, now: () => number = Date.now): Tickets {
  const keys = createSigningKeys(database, { now });

  async function keyOf({ kid = '' }: { kid?: string }) {
    const key = await keys.publicKey(kid);
    if (!key) throw new AppError('LINK_EXPIRED');
    return key;
  }

  return {
    async sign(kind, given) {
      const { kid, privateKey } = await keys.current();
      const seconds = Math.floor(now() / 1_000);
      const end = seconds + lifeMs[kind] / 1_000;
      const token = await new SignJWT(given)
        .setProtectedHeader({ alg: algorithm, kid, typ: typeOf(kind) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(end)
        .sign(privateKey);
      return { token, expiresAt: timeOf(end) };
    },
    async verify(kind, token) {
      const rules = { algorithms: [algorithm], issuer, audience, typ: typeOf(kind) };
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          ...{ ...rules, requiredClaims: ['exp'], currentDate: new Date(now()) },
        });
        return { ...claims.strip().parse(payload), expiresAt: timeOf(Number(payload.exp)) };
      } catch (error) {
        // Only the ticket can be at fault here. A database that does not answer refuses nobody.
        if (error instanceof errors.JOSEError || error instanceof z.ZodError)
          throw new AppError('LINK_EXPIRED');
        throw error;
      }
    },
  };
}
