import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { originOf } from '../../platform/http/public-origin.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { homeTenant } from '../accounts/accounts.service.ts';
import { addFactor, provePassword, removeFactor, renewOwnCodes } from './second-factors.own.service.ts';
import { beginPasskey, confirmPasskey } from './second-factors.passkeys.service.ts';
import { readRule, saveRule } from './second-factors.rule.service.ts';
import {
  addedFactor,
  newRecoveryCodes,
  ownSecondFactors,
  passkeyInput,
  passkeySetup,
  passwordInput,
  secondFactorRule,
  secondFactorRuleInput,
  totpInput,
  totpSetup,
} from './second-factors.schema.ts';
import { readOwnFactors, staffOwner } from './second-factors.service.ts';
import { beginTotp, confirmTotp } from './second-factors.totp.service.ts';

const tags = ['second-factors'];
const own = { access: 'admin' } as const;
/** Changing how staff sign in needs the permission to change the staff. */
const canRead = { access: { permission: 'read_staff' } } as const;
const canWrite = { access: { permission: 'write_staff' }, audited: 'by itself' } as const;
const operatorReads = { access: { operator: 'read_operators' } } as const;
const operatorWrites = { access: { operator: 'write_operators' }, audited: 'by itself' } as const;

const relyingPartyOf = (request: FastifyRequest) => ({
  host: request.tenant.domain,
  origin: originOf(request),
});

/** The second factors of staff and operators. Shoppers have none. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { config, database } = services;

  app.get(
    '/auth/second-factors',
    { config: own, schema: { tags, response: { 200: ownSecondFactors } } },
    (request) => {
      const owner = staffOwner(request.user());
      return inHome(database, owner.tenantId, (tx) => readOwnFactors(tx, owner));
    },
  );
  app.post(
    '/auth/second-factors/totp',
    { config: own, schema: { tags, body: passwordInput, response: { 200: totpSetup } } },
    async (request) => {
      const principal = request.user();
      const owner = await provePassword(services, principal, request.body.password, request.ip);
      const issuer = homeTenant(owner, request.tenant).name ?? 'Larder';
      return beginTotp(services, owner, { issuer, label: principal.email });
    },
  );
  app.post(
    '/auth/second-factors/totp/confirm',
    { config: own, schema: { tags, body: totpInput, response: { 200: addedFactor } } },
    async (request) => {
      const { tenant, body } = request;
      const principal = request.user();
      const owner = staffOwner(principal);
      const factor = { ...(await confirmTotp(services, owner, body)), name: body.name };
      const recoveryCodes = await inHome(database, owner.tenantId, (tx) =>
        addFactor(tx, { config, tenant }, owner, factor, principal.sessionId),
      );
      return { recoveryCodes };
    },
  );
  app.post(
    '/auth/second-factors/passkeys',
    { config: own, schema: { tags, body: passwordInput, response: { 200: passkeySetup } } },
    async (request) => {
      const principal = request.user();
      const owner = await provePassword(services, principal, request.body.password, request.ip);
      const issuer = homeTenant(owner, request.tenant).name ?? 'Larder';
      const about = { relyingParty: relyingPartyOf(request), issuer, email: principal.email };
      return inHome(database, owner.tenantId, (tx) => beginPasskey(services, tx, owner, about));
    },
  );
  app.post(
    '/auth/second-factors/passkeys/confirm',
    { config: own, schema: { tags, body: passkeyInput, response: { 200: addedFactor } } },
    async (request) => {
      const { tenant, body } = request;
      const principal = request.user();
      const owner = staffOwner(principal);
      const passkey = await confirmPasskey(services, owner, relyingPartyOf(request), body);
      const recoveryCodes = await inHome(database, owner.tenantId, (tx) =>
        addFactor(tx, { config, tenant }, owner, { ...passkey, name: body.name }, principal.sessionId),
      );
      return { recoveryCodes };
    },
  );
  app.post(
    '/auth/second-factors/recovery-codes',
    { config: own, schema: { tags, body: passwordInput, response: { 200: newRecoveryCodes } } },
    async (request) => {
      const principal = request.user();
      const owner = await provePassword(services, principal, request.body.password, request.ip);
      const recoveryCodes = await inHome(database, owner.tenantId, (tx) =>
        renewOwnCodes(tx, owner, principal.email),
      );
      return { recoveryCodes };
    },
  );
  app.post(
    '/auth/second-factors/:id/remove',
    { config: own, schema: { tags, params: idParams, body: passwordInput, response: { 200: doneReply } } },
    async (request) => {
      const { tenant, params, body, ip } = request;
      const principal = request.user();
      const owner = await provePassword(services, principal, body.password, ip);
      await inHome(database, owner.tenantId, (tx) =>
        removeFactor(tx, { config, tenant }, owner, params.id, principal.sessionId),
      );
      return { success: true as const };
    },
  );

  app.get(
    '/second-factors/rule',
    { config: canRead, schema: { tags, response: { 200: secondFactorRule } } },
    (request) => request.reading(readRule),
  );
  app.put(
    '/second-factors/rule',
    { config: canWrite, schema: { tags, body: secondFactorRuleInput, response: { 200: secondFactorRule } } },
    (request) => request.inTenant((tx, tenantId) => saveRule(tx, tenantId, request.user(), request.body)),
  );
  app.get(
    '/platform/second-factors/rule',
    { config: operatorReads, schema: { tags, response: { 200: secondFactorRule } } },
    (request) => request.onPlatform((tx) => readRule(tx, null)),
  );
  app.put(
    '/platform/second-factors/rule',
    {
      config: operatorWrites,
      schema: { tags, body: secondFactorRuleInput, response: { 200: secondFactorRule } },
    },
    (request) => request.onPlatform((tx) => saveRule(tx, null, request.user(), request.body)),
  );
};
