import type { SessionUser } from 'api';
import { asksForSecondStep, SecondStepNeeded } from './second-step';
import { isUser } from './session.storage';
import { SessionError } from './session-error';

/** The result of a sign-in of any kind. */
export type Entry = { user: SessionUser; token: string; refreshToken: string | null };

/** `{ user, token, refreshToken }`: the reply of a sign-in with a password. Throws `SecondStepNeeded`. */
export function readLoginReply(reply: unknown): Entry {
  if (!isRecord(reply)) throw new SessionError('LOGIN_REPLY_INVALID');
  if (asksForSecondStep(reply)) throw new SecondStepNeeded(reply.secondFactor);
  if (!reply.user || typeof reply.token !== 'string') throw new SessionError('LOGIN_REPLY_INCOMPLETE');
  return entry(reply.user, reply.token, reply.refreshToken);
}

/** `{ user, access_token, refresh_token }`: the reply of a sign-in with an identity provider. */
export function readOAuthReply(reply: unknown): Entry {
  if (!isRecord(reply)) throw new SessionError('OAUTH_REPLY_INVALID');
  if (!reply.user || typeof reply.access_token !== 'string') throw new SessionError('OAUTH_REPLY_INCOMPLETE');
  return entry(reply.user, reply.access_token, reply.refresh_token);
}

/** `{ user }`: the reply of the profile and of a token's check. */
export function readUserReply(reply: unknown): SessionUser {
  if (!isRecord(reply) || !isUser(reply.user)) throw new SessionError('USER_INVALID');
  return reply.user;
}

/** Whether the sign-up has to be confirmed by mail; nobody is signed in yet then. */
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
