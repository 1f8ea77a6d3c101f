import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasStrictWebhooks } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { originOf } from '../../platform/http/public-origin.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import { staffOwner } from '../second-factors/second-factors.service.ts';
import { testProvider } from './sign-in-provider.discovery.service.ts';
import { countSignedOut, readIdentities, removeIdentities } from './sign-in-provider.identities.service.ts';
import type { SignInProvider } from './sign-in-provider.schema.ts';
import {
  offeredProvider,
  ownIdentities,
  providerTestInput,
  providerTestReply,
  signInProviderInput,
  signInProviderReply,
} from './sign-in-provider.schema.ts';
import { deleteProvider, readProvider, saveProvider } from './sign-in-provider.service.ts';
import { keyPurpose, returnAddress } from './sign-in-provider.visit.service.ts';

const tags = ['sign-in-provider'];
const canRead = { access: { permission: 'read_staff' } } as const;
const canWrite = { access: { permission: 'write_staff' }, audited: 'by itself' } as const;

/** The settings of the OpenID provider that a store's staff sign in with. */
export const signInProviderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { config, database } = services;
  const isStrict = hasStrictWebhooks(config);
  const replyTo = async (
    request: FastifyRequest,
    provider: SignInProvider | null,
    tx: Tx,
    tenantId: string,
  ) => ({
    provider,
    redirectUri: returnAddress(originOf(request)),
    signedOut: await countSignedOut(tx, tenantId, request.user().id),
  });

  app.get(
    '/sign-in-provider',
    { config: canRead, schema: { tags, response: { 200: signInProviderReply } } },
    (request) =>
      request.reading(async (tx, tenantId) =>
        replyTo(request, await readProvider(tx, tenantId), tx, tenantId),
      ),
  );
  app.put(
    '/sign-in-provider',
    { config: canWrite, schema: { tags, body: signInProviderInput, response: { 200: signInProviderReply } } },
    async (request) => {
      const editing = { actor: request.user(), key: await keyFor(services, keyPurpose), isStrict };
      return request.inTenant(async (tx, tenantId) =>
        replyTo(request, await saveProvider(tx, tenantId, editing, request.body), tx, tenantId),
      );
    },
  );
  app.delete(
    '/sign-in-provider',
    { config: canWrite, schema: { tags, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteProvider(tx, tenantId, request.user()));
      return { success: true as const };
    },
  );
  app.post(
    '/sign-in-provider/test',
    {
      config: { access: { permission: 'write_staff' }, limit: 'tokenAddress' },
      schema: { tags, body: providerTestInput, response: { 200: providerTestReply } },
    },
    (request) => testProvider(request.body.issuer, isStrict),
  );
  app.get(
    '/auth/identities',
    { config: { access: 'admin' }, schema: { tags, response: { 200: ownIdentities } } },
    (request) => {
      const { tenantId, userId } = staffOwner(request.user());
      return inHome(database, tenantId, (tx) => readIdentities(tx, tenantId, userId));
    },
  );
  app.post(
    '/auth/identities/:id/remove',
    {
      config: { access: 'admin', audited: 'by itself' },
      schema: { tags, params: idParams, body: freshInput, response: { 200: doneReply } },
    },
    async (request) => {
      const { tenant, params, body, ip } = request;
      const actor = request.user();
      await proveFresh(services, actor, body.password, ip);
      const { tenantId, userId: staffId } = staffOwner(actor);
      await inHome(database, tenantId, (tx) =>
        removeIdentities(tx, tenantId, actor, { config, tenant }, { staffId, id: params.id }),
      );
      return { success: true as const };
    },
  );
  app.get(
    '/auth/sign-in-provider',
    {
      config: { access: 'store', whenClosed: true },
      schema: { tags, response: { 200: offeredProvider } },
    },
    async (request) => {
      const found = await request.reading(readProvider);
      return { provider: found && { label: found.label, providerOnly: found.providerOnly } };
    },
  );
};
