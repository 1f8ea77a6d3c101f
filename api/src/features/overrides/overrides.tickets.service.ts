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

/** A working day. */
export const sessionMs = 8 * 60 * minute;
/** A ticket is opened soon. */
const lifeMs = { ticket: 15 * minute, session: sessionMs };

/** The person who asked for it, for the audit log when it is opened and closed. */
const by = z.strictObject({
  actorId: z.uuid().nullish(),
  actorKind: z.enum(auditLog.actorKind.enumValues).optional(),
  actorName: z.string().optional(),
});
const [localInput, publishedInput] = overrideInput.options;
const ticketClaims = z.union([localInput.extend({ by }), publishedInput.extend({ by })]);
const until = z.iso.datetime();
const opened = z.union([localInput.extend({ by, until }), publishedInput.extend({ by, until })]);
/** Each override of a browser has an end of its own, which a later override does not move. */
const sessionClaims = z.object({ overrides: z.array(opened).max(10) });

export type Claims = z.infer<typeof ticketClaims>;
export type SessionClaims = z.infer<typeof sessionClaims>;
type ClaimsOf = { ticket: Claims; session: SessionClaims };
export type Kind = keyof ClaimsOf;
type Signed = { token: string; expiresAt: string };

/** The claims of each kind, beside those of every token. */
const shapes = {
  ticket: z.preprocess(withoutRegistered, ticketClaims),
  session: z.preprocess(withoutRegistered, sessionClaims),
};

function withoutRegistered(payload: unknown): unknown {
  const { iss, aud, iat, exp, ...own } = payload as Record<string, unknown>;
  return own;
}

/** Signed by the platform's keys, so that every process can check them and none has to store them. */
export type Tickets = {
  sign<K extends Kind>(kind: K, claims: ClaimsOf[K]): Promise<Signed>;
  /** Throws LINK_EXPIRED unless it is valid, of this platform and of this kind. */
  verify<K extends Kind>(kind: K, token: string): Promise<ClaimsOf[K] & { expiresAt: string }>;
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
    async verify<K extends Kind>(kind: K, token: string) {
      const rules = { algorithms: [algorithm], issuer, audience, typ: typeOf(kind) };
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          ...{ ...rules, requiredClaims: ['exp'], currentDate: new Date(now()) },
        });
        return { ...(shapes[kind].parse(payload) as ClaimsOf[K]), expiresAt: timeOf(Number(payload.exp)) };
      } catch (error) {
        // Only the ticket can be at fault here. A database that does not answer refuses nobody.
        if (error instanceof errors.JOSEError || error instanceof z.ZodError)
          throw new AppError('LINK_EXPIRED');
        throw error;
      }
    },
  };
}
