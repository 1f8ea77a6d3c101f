import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { dismissInput, platformNoticeList } from './platform-notices.schema.ts';
import { dismissNotices, listNotices } from './platform-notices.service.ts';

const tags = ['platform-notices'];

/** The notices for operators. The kinds of a notice decide which of them read and dismiss it. */
export const platformNoticeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/platform-notices',
    { config: { access: 'operator' }, schema: { tags, response: { 200: platformNoticeList } } },
    async (request) => ({ items: await request.onPlatform((tx) => listNotices(tx, request.user())) }),
  );
  app.post(
    '/platform-notices/dismiss',
    {
      config: { access: 'operator', audited: 'by itself' },
      schema: { tags, body: dismissInput, response: { 200: doneReply } },
    },
    async (request) => {
      await request.onPlatform((tx) => dismissNotices(tx, request.user(), request.body.ids));
      return { success: true as const };
    },
  );
};
