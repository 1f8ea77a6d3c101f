import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { takeOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { sessionUser } from '../sessions/sessions.service.ts';
import type { LayerClaims, OAuthInput, OAuthReply } from './auth.schema.ts';
import { newestRefreshToken, seeSession, sessionClaims } from './auth.sessions.service.ts';

/**
 * Exchanges this browser's sign-in at the layer for tokens of the same session. The client's claims about its user
 * are ignored: `cookie` is the content of its encrypted cookie, and the ticket works once. Throws OAUTH_FAILED
 * otherwise.
 */
export async function tradeTicket(
  services: Services,
  { provider, userData, loginType }: OAuthInput,
  cookie: LayerClaims | null,
): Promise<OAuthReply> {
  const { ticket } = userData;
  const isMine = ticket && cookie?.ticket === ticket && cookie.provider === provider;
  if (loginType !== 'customer' || !isMine) throw new AppError('OAUTH_FAILED');
  const seen = await seeSession(services, cookie);
  if (!seen) throw new AppError('OAUTH_FAILED');
  const refreshToken = await inTenant(services.database, cookie.tenantId, async (tx) => {
    const owner = await takeOneTimeToken(tx, cookie.tenantId, 'oauth_ticket', ticket).catch(refused);
    return owner.userId === cookie.sub ? newestRefreshToken(tx, cookie) : null;
  });
  if (!refreshToken) throw new AppError('OAUTH_FAILED');
  const token = await services.tokens.sign({ ...sessionClaims(cookie), role: seen.principal.role });
  return { user: sessionUser(seen.principal), access_token: token, refresh_token: refreshToken };
}

function refused(error: unknown): never {
  throw error instanceof AppError ? new AppError('OAUTH_FAILED') : error;
}
