import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordOwn } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { newOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { readRule } from '../second-factors/second-factors.rule.service.ts';
import { waysOf } from '../second-factors/second-factors.service.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';
import { openSessionOf } from '../sessions/session-rows.ts';
import type { Credentials, LoginReply } from '../sessions/sessions.schema.ts';
import { welcome } from '../sessions/sessions.service.ts';
import { withStaffPassword } from '../sessions/sessions.sign-in.service.ts';
import { expectOwnWay } from '../sign-in-provider/sign-in-provider.service.ts';
import type { SecondFactorChallenge } from './sign-in.schema.ts';

/** A one-time token is 43 characters long. The page gets the first of them, and its browser's cookie the others. */
const ticketLength = 21;
const scopes = { staff: 's', platform: 'p' } as const;

type Half = { reply: SecondFactorChallenge; cookie: string };
export type Begun = { session: OpenedSession; half?: never } | { half: Half; session?: never };

/**
 * Begins a session after a right password, or half a sign-in for an account that has a second factor or needs one.
 * `isWhole`: the sign-in was proof enough and needs no second step.
 */
export async function begin(
  tx: Tx,
  owner: AccountOwner,
  email: string,
  { host, isWhole = false }: { host: string; isWhole?: boolean },
): Promise<Begun> {
  const ways = isWhole ? [] : await waysOf(tx, owner, host);
  if (ways.length > 0 || (!isWhole && (await readRule(tx, owner.tenantId)).required)) {
    const token = await newOneTimeToken(tx, { ...owner, purpose: 'second_factor' });
    const scope = scopes[owner.kind === 'platform' ? 'platform' : 'staff'];
    const ticket = `${scope}.${token.slice(0, ticketLength)}`;
    return { half: { reply: { secondFactor: { ticket, ways } }, cookie: token.slice(ticketLength) } };
  }
  const session = await openSessionOf(tx, owner);
  await recordOwn(tx, owner, email, 'sessions.sign-in');
  return { session };
}

/** Returns the possible store of a half sign-in, and its token: both halves of it are needed. Throws LINK_EXPIRED. */
export function joinHalves(
  { id }: HostTenant,
  ticket: string,
  cookie: string,
): { tenantId: string | null; token: string } {
  const [, scope, half] = /^([sp])\.([\w-]{21})$/.exec(ticket) ?? [];
  if (!half || !cookie || (scope === scopes.staff && !id)) throw new AppError('LINK_EXPIRED');
  return { tenantId: scope === scopes.staff ? id : null, token: half + cookie };
}

export type SignedIn =
  | { reply: LoginReply; cookie?: never }
  | { reply: SecondFactorChallenge; cookie: string };

/** Signs in staff of this store, or operators without one. Throws PROVIDER_ONLY. */
export async function signInWithPassword(
  services: Services,
  { tenantId, host, ip }: { tenantId: string | null; host: string; ip: string },
  input: Credentials,
): Promise<SignedIn> {
  const { owner, outcome } = await withStaffPassword(
    services,
    tenantId,
    { input, ip },
    async (tx, account) => {
      await expectOwnWay(tx, tenantId, account.userId);
      return begin(tx, account, input.email, { host });
    },
  );
  return signedIn(services, owner, outcome);
}

export async function signedIn(
  services: Services,
  owner: AccountOwner,
  { session, half }: Begun,
): Promise<SignedIn> {
  return half ?? { reply: await welcome(services, owner, session) };
}
