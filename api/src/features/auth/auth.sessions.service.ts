import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal, SessionClaims } from '../../platform/identity/principal.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { expectLiveToken, newOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { newRefreshToken } from '../sessions/refresh-tokens.ts';
import { endSession } from '../sessions/session-rows.ts';
import { lookUpSession } from '../sessions/sessions.principal.service.ts';
import { sessions } from '../sessions/sessions.table.ts';
import type { LayerClaims } from './auth.schema.ts';

const ticketMs = 60_000;

export type SeenSession = {
  principal: Principal;
  expiresAt: Date;
  provider: string;
  ticket: string | null;
};

export const sessionClaims = ({ sub, sid, tenantId }: LayerClaims): SessionClaims => ({
  sub,
  sid,
  tenantId,
  loginType: 'customer',
});

/** Makes a ticket that the browser may exchange for tokens, once and within a minute. */
export async function newTicket(
  tx: Tx,
  tenantId: string,
  customerId: string,
): Promise<Pick<LayerClaims, 'ticket' | 'ticketUntil'>> {
  const ticket = await newOneTimeToken(tx, {
    tenantId,
    kind: 'customer',
    userId: customerId,
    purpose: 'oauth_ticket',
  });
  return { ticket, ticketUntil: Date.now() + ticketMs };
}

/** Reads the session of a cookie, as the database has it now; null once it has ended anywhere. */
export async function seeSession(services: Services, claims: LayerClaims): Promise<SeenSession | null> {
  try {
    const seen = await lookUpSession(services.database, sessionClaims(claims));
    return { ...seen, provider: claims.provider, ticket: await liveTicket(services, claims) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'SESSION_ENDED') return null;
    throw error;
  }
}

async function liveTicket(services: Services, { tenantId, ticket, ticketUntil }: LayerClaims) {
  if (!ticket || !ticketUntil || ticketUntil < Date.now()) return null;
  try {
    await inTenant(services.database, tenantId, (tx) =>
      expectLiveToken(tx, tenantId, 'oauth_ticket', ticket),
    );
    return ticket;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export async function endLayerSession(services: Services, { tenantId, sid }: LayerClaims): Promise<void> {
  await inTenant(services.database, tenantId, (tx) => endSession(tx, tenantId, sid));
}

/**
 * Makes a refresh token for an existing session. The session's first one has never left this server. Null when the
 * session is over.
 */
export async function newestRefreshToken(
  tx: Tx,
  { tenantId, sid, sub }: LayerClaims,
): Promise<string | null> {
  const { token, hash } = newRefreshToken('tenant', sid);
  const [row] = await tx
    .update(sessions)
    .set({ refreshHash: hash })
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.id, sid),
        eq(sessions.userId, sub),
        eq(sessions.kind, 'customer'),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date()),
      ),
    )
    .returning({ id: sessions.id });
  return row ? token : null;
}
