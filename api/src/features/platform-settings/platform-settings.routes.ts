import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { platformAdminSetting, platformSettingUpdate, testMailReply } from './platform-settings.schema.ts';
import { readPlatformAdminSetting, savePlatformSetting, sendTestMail } from './platform-settings.service.ts';

const tags = ['platform-settings'];
const canRead = { access: { operator: 'read_platform_settings' } } as const;
const canWrite = { access: { operator: 'write_platform_settings' } } as const;

export const platformSettingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/settings/platform-admin',
    { config: canRead, schema: { tags, response: { 200: platformAdminSetting } } },
    (request) => request.onPlatform(readPlatformAdminSetting),
  );
  app.put(
    '/settings/platform-admin',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, body: platformSettingUpdate, response: { 200: platformAdminSetting } },
    },
    (request) => request.onPlatform((tx) => savePlatformSetting(tx, request.user(), request.body)),
  );
  app.post(
    '/settings/platform-admin/test-mail',
    { config: canWrite, schema: { tags, response: { 200: testMailReply } } },
    (request) => request.onPlatform((tx) => sendTestMail(tx, app.services, request.tenant, request.user())),
  );
};
