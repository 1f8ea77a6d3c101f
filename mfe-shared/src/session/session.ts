import type {
  Credentials,
  FirstFactorInput,
  PasskeySignIn,
  SecondStepInput,
  SessionUser,
  SignUpInput,
} from 'api';
import type { ParseKeys } from 'i18next';
import { api } from '../api/api';
import { constants } from '../constants';
import { navigation } from '../navigation';
import { flash } from '../notify/flash';
import { getTenantContext } from '../tenant/tenant-context';
import { drafts } from './drafts';
import { loginTypeOf, signInEndpoint, signInPath } from './paths';
import type { Entry } from './replies';
import { asksToConfirm, readLoginReply, readOAuthReply, readUserReply } from './replies';
import { restoreSession, takeOverChanges } from './restore';
import { SecondStepNeeded } from './second-step';
import { sessionStorageCookies } from './session.storage';
import { dispatch, enter, leave, sessionStore, takeOverUser } from './session.store';
import type {
  Invitation,
  LoginType,
  OAuthTicket,
  PasswordChange,
  ProfileFields,
  SessionState,
  SignUpResult,
} from './session.types';
import type { SessionErrorCode } from './session-error';
import { shownError } from './session-error';
import { signalOtherTabs } from './tab-signal';
import { watchSession } from './watch';

let watching = false;

/**
 * The session of this browser: the only way to sign in, up and out. A failure rejects with the API's `ApiError` or a
 * `SessionError`, both shown by their code; the state's `error` has the message too. Only `signOut` navigates or
 * shows a message.
 */
export const session = {
  /**
   * Restores the session from the cookies and refreshes it from then on. The shell calls it once; calling it again
   * does no harm.
   */
  async start(): Promise<void> {
    dispatch({ type: 'loading' });
    if (!watching) watchSession();
    watching = true;
    await restoreSession();
    void takeOverChanges();
  },

  /**
   * Signs in with the login type of the page's host and path, or with the one that the page names. Rejects with
   * `SecondStepNeeded` when the password is right and does not suffice.
   */
  signIn(
    credentials: Credentials,
    loginType: LoginType = loginTypeOf(getTenantContext()),
  ): Promise<SessionUser> {
    return receive(loginType, 'LOGIN_FAILED', async () =>
      readLoginReply(await api.post(signInEndpoint(loginType), { body: credentials })),
    );
  },

  /** Takes the second step of a sign-in, and signs in. */
  takeSecondStep(input: SecondStepInput, loginType: LoginType): Promise<SessionUser> {
    return receive(loginType, 'LOGIN_FAILED', async () =>
      readLoginReply(await api.post('/auth/second-step', { body: input })),
    );
  },

  /** Signs in with a passkey alone. */
  signInWithPasskey(input: PasskeySignIn): Promise<SessionUser> {
    return receive(input.as === 'staff' ? 'tenantAdmin' : 'platformAdmin', 'LOGIN_FAILED', async () =>
      readLoginReply(await api.post('/auth/passkey/finish', { body: input })),
    );
  },

  /**
   * Signs a colleague in who comes back from the store's provider: `answer` is the query of the address. Rejects with
   * `SecondStepNeeded` when the provider does not suffice.
   */
  signInAtProvider(answer: string): Promise<SessionUser> {
    return receive('tenantAdmin', 'LOGIN_FAILED', async () =>
      readLoginReply(await api.post('/auth/sign-in-provider/finish', { body: { answer } })),
    );
  },

  /**
   * Sets up the first second factor of somebody who needs one to sign in. They are signed in by `enter`, once they have
   * seen their recovery codes.
   */
  async setUpFirstFactor(
    input: FirstFactorInput,
    loginType: LoginType,
  ): Promise<{ recoveryCodes: string[]; enter: () => Promise<SessionUser> }> {
    const reply = await attempt('LOGIN_FAILED', () =>
      api.post('/auth/second-step/setup/confirm', { body: input }),
    );
    return {
      recoveryCodes: reply.recoveryCodes ?? [],
      enter: () => receive(loginType, 'LOGIN_FAILED', async () => readLoginReply(reply)),
    };
  },

  /** Creates a shopper's account and signs in with it, unless it has to be confirmed by mail first. */
  async signUp(input: SignUpInput): Promise<SignUpResult> {
    const reply = await attempt('LOGIN_FAILED', () => api.post('/customer/signup', { body: input }));
    if (asksToConfirm(reply)) return { confirm: true };
    return { user: await receive('customer', 'LOGIN_FAILED', async () => readLoginReply(reply)) };
  },

  /** Signs a shopper in with the ticket of an identity provider, at most 60 s old. */
  signInWithTicket({ provider, ticket }: OAuthTicket): Promise<SessionUser> {
    const tenantContext = getTenantContext();
    const { type, id, slug, domain } = tenantContext;
    const body = {
      provider,
      userData: { ticket },
      loginType: 'customer' as const,
      tenantContext: { type, id, slug, domain },
    };
    return receive('customer', 'OAUTH_FAILED', async () =>
      readOAuthReply(await api.post('/auth/oauth', { body })),
    );
  },

  /** Invited staff choose their password and are signed in. */
  acceptInvitation(invitation: Invitation): Promise<SessionUser> {
    return receive('tenantAdmin', 'LOGIN_FAILED', async () =>
      readLoginReply(await api.post('/auth/accept-invitation', { body: invitation })),
    );
  },

  /** Changes the own profile and takes over the reply. */
  async updateProfile(fields: ProfileFields): Promise<SessionUser> {
    const user = await attempt('PROFILE_FAILED', async () =>
      readUserReply(await api.put('/auth/profile', { body: fields })),
    );
    session.updateUser(user);
    return user;
  },

  /** Changes the own password. All other sessions of this person end; this one continues with new tokens. */
  changePassword(change: PasswordChange): Promise<SessionUser> {
    return receive(sessionStore.getState().loginType, 'PROFILE_FAILED', async () =>
      readLoginReply(await api.put('/auth/change-password', { body: change })),
    );
  },

  /**
   * Ends the session on the server, then clears it here and leaves, even when the server fails or does not reply: to
   * the sign-in page, or to another path of this origin. Without a connection a shopper goes to the store's home page,
   * which this browser may have. The page there shows `message`, a key of `common`.
   */
  async signOut({ to, message }: { to?: string; message?: ParseKeys<'common'> } = {}): Promise<void> {
    await Promise.race([api.post('/auth/logout').catch(() => undefined), timeout()]);
    goOut(to, message);
  },

  /** Ends all sessions of this person, on every device, and leaves. Throws when the server did not do it. */
  async signOutEverywhere(): Promise<void> {
    await api.post('/auth/logout-everywhere');
    goOut();
  },

  /** Asks the server for the session: takes over a changed profile, role or permissions, or its end. */
  check(): Promise<void> {
    return takeOverChanges();
  },

  /** Takes over a changed profile. */
  updateUser(user: SessionUser): void {
    takeOverUser(user);
    signalOtherTabs();
  },

  clearError(): void {
    dispatch({ type: 'errorCleared' });
  },

  getState(): SessionState {
    return sessionStore.getState();
  },

  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void {
    return sessionStore.subscribe(listener);
  },
};

function goOut(
  to = pageAfterwards(sessionStore.getState().loginType),
  message: ParseKeys<'common'> = 'signedOut',
): void {
  leave('logout');
  drafts.clear();
  signalOtherTabs();
  flash.keep(message);
  navigation.replace(to);
}

const pageAfterwards = (loginType: LoginType): string =>
  loginType === 'customer' && !navigator.onLine ? '/' : signInPath(loginType);

async function receive(
  loginType: LoginType,
  fallback: SessionErrorCode,
  call: () => Promise<Entry>,
): Promise<SessionUser> {
  const { user, token, refreshToken } = await attempt(fallback, call);
  sessionStorageCookies.writeTokens(token, refreshToken);
  sessionStorageCookies.writeUser(user, loginType);
  enter({ user, token, refreshToken, loginType });
  signalOtherTabs();
  return user;
}

/** Stores the failure in the state, in the words of the server, else of the error, else of the fallback. */
async function attempt<T>(fallback: SessionErrorCode, call: () => Promise<T>): Promise<T> {
  dispatch({ type: 'errorCleared' });
  try {
    return await call();
  } catch (failure) {
    if (failure instanceof SecondStepNeeded) throw failure;
    const error = shownError(failure, fallback);
    dispatch({ type: 'errorSet', error: error.message });
    throw error;
  }
}

/** A server that hangs does not delay the sign-out. */
function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, constants.session.signOutWaitMs));
}
