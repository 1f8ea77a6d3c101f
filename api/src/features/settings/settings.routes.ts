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
import { readGlobalSetting, readPlatformSetting, readStoreSetting, seoOf } from './settings.service.ts';

const tags = ['settings'];

export const settingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/setting/global/all',
    { config: { access: 'site' }, schema: { tags, response: { 200: globalSetting } } },
    (request) => (request.site.id ? request.inTenant(readGlobalSetting) : defaultGlobalSetting),
  );
  app.get(
    '/setting/store-setting/all',
    { config: { access: 'store' }, schema: { tags, response: { 200: storeSetting } } },
    (request) => request.inTenant(readStoreSetting),
  );
  app.get(
    '/setting/store-setting/seo',
    { config: { access: 'store' }, schema: { tags, querystring: seoQuery, response: { 200: storeSeo } } },
    async (request) =>
      seoOf(
        await request.inTenant((tx, tenantId) => readCustomization(tx, tenantId, request.site.name ?? '')),
        request.query.language,
      ),
  );
  app.get(
    '/settings/platform',
    { config: { access: 'site' }, schema: { tags, response: { 200: platformSetting } } },
    (request) => request.onPlatform(readPlatformSetting),
  );
  app.get(
    '/settings/platform-seo',
    { config: { access: 'site' }, schema: { tags, response: { 200: platformSeo } } },
    (request) => request.onPlatform(readPlatformSetting),
  );
};
