import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { originOf } from '../../platform/http/public-origin.ts';
import { cardSettingsInput, cardSettingsReply } from './card-settings.schema.ts';
import { cardKey, readCardSettings, saveCardSettings } from './card-settings.service.ts';

const tags = ['card-settings'];

/** The keys of the payment provider that a store takes cards with. */
export const cardSettingRoutes: FastifyPluginAsyncZod = async (app) => {
  const webhookUrl = (request: Parameters<typeof originOf>[0]) =>
    `${originOf(request)}/api/card-payments/events`;
  app.get(
    '/card-settings',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags, response: { 200: cardSettingsReply } },
    },
    (request) =>
      request.reading(async (tx, tenantId) => ({
        settings: await readCardSettings(tx, tenantId),
        webhookUrl: webhookUrl(request),
      })),
  );
  app.put(
    '/card-settings',
    {
      config: { access: { permission: 'write_settings' }, audited: 'by itself' },
      schema: { tags, body: cardSettingsInput, response: { 200: cardSettingsReply } },
    },
    async (request) => {
      const editing = { actor: request.user(), key: await cardKey(app.services) };
      const settings = await request.inTenant((tx, tenantId) =>
        saveCardSettings(tx, tenantId, editing, request.body),
      );
      return { settings, webhookUrl: webhookUrl(request) };
    },
  );
};
