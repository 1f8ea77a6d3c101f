import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasStrictWebhooks } from '../../platform/config.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { originOf } from '../../platform/http/public-origin.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import { testProvider } from './sign-in-provider.discovery.service.ts';
import {
  offeredProvider,
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
  const isStrict = hasStrictWebhooks(services.config);
  const uriOf = (request: FastifyRequest) => returnAddress(originOf(request));

  app.get(
    '/sign-in-provider',
    { config: canRead, schema: { tags, response: { 200: signInProviderReply } } },
    async (request) => ({ provider: await request.reading(readProvider), redirectUri: uriOf(request) }),
  );
  app.put(
    '/sign-in-provider',
    { config: canWrite, schema: { tags, body: signInProviderInput, response: { 200: signInProviderReply } } },
    async (request) => {
      const editing = { actor: request.user(), key: await keyFor(services, keyPurpose), isStrict };
      const provider = await request.inTenant((tx, tenantId) =>
        saveProvider(tx, tenantId, editing, request.body),
      );
      return { provider, redirectUri: uriOf(request) };
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
    '/auth/sign-in-provider',
    { config: { access: 'store' }, schema: { tags, response: { 200: offeredProvider } } },
    async (request) => {
      const found = await request.reading(readProvider);
      return { provider: found && { label: found.label, providerOnly: found.providerOnly } };
    },
  );
};
