import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { checkPlatformSettings, checkSettings } from './settings.check.service.ts';
import { defaultGlobalSetting } from './settings.defaults.ts';
import {
  globalSettingAdd,
  globalSettingBody,
  globalSettingUpdate,
  storeSettingAdd,
  storeSettingBody,
  storeSettingUpdate,
  validateBody,
  validateParams,
  validateReply,
} from './settings.input.schema.ts';
import {
  globalSettingReply,
  platformSeo,
  platformSetting,
  seoQuery,
  storeSeo,
  storeSettingReply,
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
import {
  clearAllCaches,
  clearCaches,
  saveGlobalSetting,
  saveStoreSetting,
} from './settings.write.service.ts';

const tags = ['settings'];
const hostShared = { access: 'host', shared: true } as const;
const storeShared = { access: 'store', shared: true } as const;
const canWrite = { access: { permission: 'write_settings' } } as const;

const canClear = { access: { permission: 'write_settings', orPlatform: 'write_platform_settings' } } as const;
const canCheck = { access: { permission: 'read_settings', orPlatform: 'read_platform_settings' } } as const;

export const settingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/setting/global/all',
    { config: hostShared, schema: { tags, response: { 200: globalSettingReply } } },
    (request) =>
      request.tenant.id ? request.reading(readGlobalSetting) : { ...defaultGlobalSetting, version: 0 },
  );
  app.post(
    '/setting/global/add',
    { config: canWrite, schema: { tags, body: globalSettingAdd, response: { 201: globalSettingReply } } },
    async (request, reply) => {
      const first = { ...request.body, version: 0 };
      return reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => saveGlobalSetting(tx, tenantId, first)));
    },
  );
  app.put(
    '/setting/global/update',
    { config: canWrite, schema: { tags, body: globalSettingUpdate, response: { 200: globalSettingReply } } },
    (request) => request.inTenant((tx, tenantId) => saveGlobalSetting(tx, tenantId, request.body)),
  );
  app.put(
    '/setting/global',
    { config: canWrite, schema: { tags, body: globalSettingBody, response: { 200: globalSettingReply } } },
    (request) => request.inTenant((tx, tenantId) => saveGlobalSetting(tx, tenantId, request.body)),
  );
  app.get(
    '/setting/store-setting/all',
    { config: storeShared, schema: { tags, response: { 200: storeSettingReply } } },
    (request) => request.reading(readStoreSetting),
  );
  app.post(
    '/setting/store-setting/add',
    { config: canWrite, schema: { tags, body: storeSettingAdd, response: { 201: storeSettingReply } } },
    async (request, reply) => {
      const first = { ...request.body, version: 0 };
      return reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => saveStoreSetting(tx, tenantId, first)));
    },
  );
  app.put(
    '/setting/store-setting/update',
    { config: canWrite, schema: { tags, body: storeSettingUpdate, response: { 200: storeSettingReply } } },
    (request) => request.inTenant((tx, tenantId) => saveStoreSetting(tx, tenantId, request.body)),
  );
  app.put(
    '/setting/store-setting',
    { config: canWrite, schema: { tags, body: storeSettingBody, response: { 200: storeSettingReply } } },
    (request) => request.inTenant((tx, tenantId) => saveStoreSetting(tx, tenantId, request.body)),
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
  app.post(
    '/settings/cache/clear',
    { config: canClear, schema: { tags, response: { 200: doneReply } } },
    async (request) => {
      await (request.tenant.id ? request.inTenant(clearCaches) : request.onPlatform(clearAllCaches));
      return { success: true as const };
    },
  );
  app.post(
    '/settings/validate/:type',
    {
      config: canCheck,
      schema: { tags, params: validateParams, body: validateBody, response: { 200: validateReply } },
    },
    (request) => {
      const { type } = request.params;
      return type === 'platform'
        ? checkPlatformSettings(request.body)
        : request.reading((tx, tenantId) => checkSettings(tx, tenantId, type, request.body));
    },
  );
};
