import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors/app-error.ts';
import { readBeacon } from './beacon.ts';

const longest = 4_096;
const minute = 60_000;
const mostFromOne = 30;
const mostOfAll = 300;

/**
 * Errors of browsers. Pages report them while they are being closed, so the reply is always the same. A report that is
 * too long, too frequent or unreadable is dropped.
 */
export const beaconRoutes: FastifyPluginAsyncZod = async (app) => {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: minute });
  const oneMore = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    // The minute begins with the first report.
    counts.set(key, count, { ttl: counts.getRemainingTTL(key) || minute });
    return count;
  };
  const tooMany = ({ ip, tenant }: FastifyRequest) =>
    oneMore(`${tenant.id} ${ip}`) > mostFromOne || oneMore('all') > mostOfAll;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longest }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof AppError || !error.statusCode || error.statusCode >= 500) throw error;
    return reply.status(204).send();
  });
  app.post(
    '/auth/_log',
    { config: { access: 'store' }, schema: { tags: ['auth'] } },
    async (request, reply) => {
      const report = tooMany(request) ? null : readBeacon(request.headers['content-type'], request.body);
      if (report)
        request.log[report.level](
          { code: report.code, message: report.message },
          'sign-in layer in a browser',
        );
      return reply.status(204).send();
    },
  );
};
