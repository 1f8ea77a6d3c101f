import type { SessionUser } from 'api';
import { isUser } from './session.storage';
import { SessionError } from './session-error';

/** What a sign-in of any kind brings. */
export type Entry = { user: SessionUser; token: string; refreshToken: string | null };

/** `{ user, token, refreshToken }`, as every sign-in with a password answers. */
export function readLoginReply(reply: unknown): Entry {
  if (!isRecord(reply)) throw new SessionError('LOGIN_REPLY_INVALID');
  if (!reply.user || typeof reply.token !== 'string') throw new SessionError('LOGIN_REPLY_INCOMPLETE');
  return entry(reply.user, reply.token, reply.refreshToken);
}

/** `{ user, access_token, refresh_token }`, as the sign-in with another provider's account answers. */
export function readOAuthReply(reply: unknown): Entry {
  if (!isRecord(reply)) throw new SessionError('OAUTH_REPLY_INVALID');
  if (!reply.user || typeof reply.access_token !== 'string') throw new SessionError('OAUTH_REPLY_INCOMPLETE');
  return entry(reply.user, reply.access_token, reply.refresh_token);
}

/** `{ user }`, as the profile and the check of a token answer. */
export function readUserReply(reply: unknown): SessionUser {
  if (!isRecord(reply) || !isUser(reply.user)) throw new SessionError('USER_INVALID');
  return reply.user;
}

/** Whether a sign-up waits for its mail to be opened: then nobody is signed in yet. */
export function asksToConfirm(reply: unknown): boolean {
  return isRecord(reply) && reply.confirm === true;
}

function entry(user: unknown, token: string, refreshToken: unknown): Entry {
  if (!isUser(user)) throw new SessionError('USER_INVALID');
  return { user, token, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
