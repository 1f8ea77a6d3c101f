import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordOwn } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { homeTenant } from '../accounts/accounts.service.ts';
import { expectLiveToken, takeOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { countCodes, takeCode } from '../second-factors/second-factors.codes.service.ts';
import { addFactor, notifyOwner } from '../second-factors/second-factors.own.service.ts';
import type { RelyingParty } from '../second-factors/second-factors.passkeys.service.ts';
import { askForPasskey, takePasskey } from '../second-factors/second-factors.passkeys.service.ts';
import type { TotpSetup } from '../second-factors/second-factors.schema.ts';
import { listFactors } from '../second-factors/second-factors.service.ts';
import { beginTotp, confirmTotp, takeTotp } from '../second-factors/second-factors.totp.service.ts';
import { openSessionOf } from '../sessions/session-rows.ts';
import { beginTry } from '../sessions/sessions.acts.service.ts';
import type { LoginReply } from '../sessions/sessions.schema.ts';
import { welcome } from '../sessions/sessions.service.ts';
import type { FirstFactorInput, SecondStepInput } from './sign-in.schema.ts';
import { joinHalves } from './sign-in.service.ts';

/** The request that brings the second step. */
export type Browser = { tenant: HostTenant; cookie: string; ip: string; relyingParty: RelyingParty };

/** Finds the account of a half sign-in. Throws LINK_EXPIRED. */
async function findHalf({ database }: Services, { tenant, cookie }: Browser, ticket: string) {
  const { tenantId, token } = joinHalves(tenant, ticket, cookie);
  return inHome(database, tenantId, async (tx) => {
    const owner = await expectLiveToken(tx, tenantId, 'second_factor', token);
    const person = await findPerson(tx, owner, { id: owner.userId });
    if (!person) throw new AppError('LINK_EXPIRED');
    return { owner, token, email: person.email };
  });
}

/** Opens the session, unless `proof` throws. A ticket is used up by the step that succeeds. */
async function finish<T>(
  services: Services,
  browser: Browser,
  ticket: string,
  proof: (tx: Tx, owner: AccountOwner, given: { sessionId: string; token: string }) => Promise<T>,
): Promise<{ reply: LoginReply; proved: T }> {
  const { owner, token, email } = await findHalf(services, browser, ticket);
  const succeeded = await beginTry(services, { ...owner, email }, browser.ip, 'code');
  const { session, proved } = await inHome(services.database, owner.tenantId, async (tx) => {
    await takeOneTimeToken(tx, owner.tenantId, 'second_factor', token);
    const session = await openSessionOf(tx, owner);
    // It may write to the audit log, so it comes after everything that takes locks.
    const proved = await proof(tx, owner, { sessionId: session.sessionId, token });
    await recordOwn(tx, owner, email, 'sessions.sign-in');
    return { session, proved };
  });
  await succeeded();
  return { reply: await welcome(services, owner, session), proved };
}

/** Throws CODE_WRONG, PASSKEY_REFUSED, LINK_EXPIRED for a half sign-in that is over, and TOO_MANY_REQUESTS. */
export async function takeSecondStep(
  services: Services,
  browser: Browser,
  input: SecondStepInput,
): Promise<LoginReply> {
  const { reply } = await finish(services, browser, input.ticket, async (tx, owner, { token }) => {
    if (input.way === 'passkey') {
      const given = { token, response: input.response };
      if (!(await takePasskey(tx, owner, browser.relyingParty, given))) throw new AppError('PASSKEY_REFUSED');
      return;
    }
    if (input.way === 'totp') {
      if (!(await takeTotp(services, tx, owner, input.code))) throw new AppError('CODE_WRONG');
      return;
    }
    if (!(await takeCode(tx, owner, input.code))) throw new AppError('CODE_WRONG');
    const place = { config: services.config, tenant: browser.tenant };
    const facts = { left: String(await countCodes(tx, owner)) };
    await notifyOwner(tx, place, owner, {
      ...{ kind: 'recovery_code_used', action: 'second-factors.code-used', facts },
    });
  });
  return reply;
}

/** Returns the options with which the browser takes the second step with a passkey. */
export async function askForStep(services: Services, browser: Browser, ticket: string) {
  const { owner, token } = await findHalf(services, browser, ticket);
  return inHome(services.database, owner.tenantId, (tx) =>
    askForPasskey(tx, owner, browser.relyingParty, token),
  );
}

/**
 * Checks that an account has no factor yet, for the first one of an account that needs it. With one already, it takes a
 * session to add another.
 */
async function expectNone(tx: Tx, owner: AccountOwner): Promise<void> {
  if ((await listFactors(tx, owner)).length > 0) throw new AppError('LINK_EXPIRED');
}

/** Shows a new authenticator app to somebody who may not sign in without one. */
export async function beginFirstFactor(
  services: Services,
  browser: Browser,
  ticket: string,
): Promise<TotpSetup> {
  const { owner, email } = await findHalf(services, browser, ticket);
  await inHome(services.database, owner.tenantId, (tx) => expectNone(tx, owner));
  const issuer = homeTenant(owner, browser.tenant).name ?? 'Larder';
  return beginTotp(services, owner, { issuer, label: email });
}

/** Adds it, and signs in. */
export async function confirmFirstFactor(
  services: Services,
  browser: Browser,
  { ticket, ...input }: FirstFactorInput,
): Promise<LoginReply & { recoveryCodes: string[] | null }> {
  const place = { config: services.config, tenant: browser.tenant };
  const { reply, proved } = await finish(services, browser, ticket, async (tx, owner, { sessionId }) => {
    await expectNone(tx, owner);
    const factor = await confirmTotp(services, owner, input);
    return addFactor(tx, place, owner, { ...factor, name: input.name }, sessionId);
  });
  return { ...reply, recoveryCodes: proved };
}
