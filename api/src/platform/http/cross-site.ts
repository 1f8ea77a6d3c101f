import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { hostName } from '../tenancy/hosts.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers say from which site a writing request comes, and pages cannot make them lie. Signing in is what another
 * site could otherwise do to a visitor: everything else needs a token it does not have. Who is no browser says nothing.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reads.has(method)) return;
    const { origin, host } = headers;
    if (headers['sec-fetch-site'] === 'cross-site') throw new AppError('CROSS_SITE');
    if (origin === undefined) return;
    const from = URL.canParse(origin) ? hostName(new URL(origin).hostname) : null;
    // Ports may differ: behind a proxy the API does not know the one that visitors see.
    if (!from || from !== hostName(host)) throw new AppError('CROSS_SITE');
  });
}
