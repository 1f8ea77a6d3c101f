import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCustomization } from '../customization/customization.service.ts';
import { defaultGlobalSetting } from './settings.defaults.ts';
import {
  globalSetting,
  platformSeo,
  platformSetting,
  seoQuery,
  storeSeo,
  storeSetting,
} from './settings.schema.ts';
import {
  readDefaultLanguage,
  readGlobalSetting,
  readPlatformSetting,
  readStoreSetting,
  seoOf,
} from './settings.service.ts';
import { slotArrangement, slotParams, slotSetting } from './settings.slots.schema.ts';
import { arrangeSlot, readSlotSetting } from './settings.slots.service.ts';

const tags = ['settings'];
const hostShared = { access: 'host', shared: true } as const;
const storeShared = { access: 'store', shared: true } as const;

export const settingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/setting/global/all',
    { config: hostShared, schema: { tags, response: { 200: globalSetting } } },
    (request) => (request.tenant.id ? request.reading(readGlobalSetting) : defaultGlobalSetting),
  );
  app.get(
    '/setting/store-setting/all',
    { config: storeShared, schema: { tags, response: { 200: storeSetting } } },
    (request) => request.reading(readStoreSetting),
  );
  app.get(
    '/setting/store-setting/seo',
    { config: storeShared, schema: { tags, querystring: seoQuery, response: { 200: storeSeo } } },
    (request) =>
      request.reading(async (tx, tenantId) => {
        const customization = await readCustomization(tx, tenantId, request.tenant.name ?? '');
        const defaultLanguage = await readDefaultLanguage(tx, tenantId);
        return seoOf(customization, request.query.language ?? defaultLanguage, defaultLanguage);
      }),
  );
  app.get(
    '/setting/slots',
    { config: storeShared, schema: { tags, response: { 200: slotSetting } } },
    (request) => request.reading(readSlotSetting),
  );
  app.put(
    '/setting/slots/:slot',
    {
      config: { access: { permission: 'write_settings' } },
      schema: { tags, params: slotParams, body: slotArrangement, response: { 200: slotSetting } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => arrangeSlot(tx, tenantId, request.params.slot, request.body)),
  );
  app.get(
    '/settings/platform',
    { config: hostShared, schema: { tags, response: { 200: platformSetting } } },
    (request) => request.onPlatform(readPlatformSetting),
  );
  app.get(
    '/settings/platform-seo',
    { config: hostShared, schema: { tags, response: { 200: platformSeo } } },
    (request) => request.onPlatform(readPlatformSetting),
  );
};
