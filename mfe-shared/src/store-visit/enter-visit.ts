import type { SessionUser } from 'api';
import { api } from '../api/api';
import { drafts } from '../session/drafts';
import { readLoginReply } from '../session/replies';
import { sessionStorageCookies } from '../session/session.storage';
import { enter, leave } from '../session/session.store';
import { signalOtherTabs } from '../session/tab-signal';

/**
 * Opens the visit of a ticket. Nothing of who was signed in on this host before is kept beside it, and there is no
 * refresh token: the server ends the visit at its time.
 */
export async function enterVisit(ticket: string): Promise<SessionUser> {
  const { user, token } = readLoginReply(await api.post('/auth/store-visit', { body: { ticket } }));
  leave('reset');
  drafts.clear();
  const stored = { user, token, refreshToken: null, loginType: 'tenantAdmin' as const };
  sessionStorageCookies.writeTokens(token, null);
  sessionStorageCookies.writeUser(user, stored.loginType);
  enter(stored);
  signalOtherTabs();
  return user;
}
