import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { platformBulkRoute } from '../../platform/http/bulk.ts';
import { inGroups } from '../../platform/http/bulk-items.ts';
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
  platformBulkRoute(app, {
    name: 'platform-notices.dismiss',
    permission: 'operator',
    audited: 'by itself',
    item: z.strictObject({ id: z.uuid() }),
    run: ({ tx, actor }, items) =>
      inGroups(
        items,
        () => 'all',
        (ids) => dismissNotices(tx, actor, ids),
      ),
  });
  // For back offices that were released before there was the bulk call.
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
