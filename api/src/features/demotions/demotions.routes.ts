import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { dismissDemotion, readDemotions } from './demotions.notices.service.ts';
import { demotionList } from './demotions.schema.ts';

const tags = ['demotions'];

export const demotionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/demotions',
    { config: { access: { operator: 'read_releases' } }, schema: { tags, response: { 200: demotionList } } },
    async (request) => ({ items: await request.onPlatform(readDemotions) }),
  );
  app.post(
    '/demotions/:id/dismiss',
    {
      config: { access: { operator: 'write_releases' }, audited: 'by itself' },
      schema: { tags, params: idParams, response: { 200: doneReply } },
    },
    async (request) => {
      await request.onPlatform((tx) => dismissDemotion(tx, request.user(), request.params.id));
      return { success: true as const };
    },
  );
};
