import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { hostName } from '../tenancy/hosts.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writing requests of other sites. Browsers state the origin of such a request, and pages cannot forge it.
 * Another origin could sign a visitor in; everything else needs a token. Clients other than browsers send no origin.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (reads.has(method)) return;
    const { origin, host } = headers;
    if (headers['sec-fetch-site'] === 'cross-site') throw new AppError('CROSS_SITE');
    if (origin === undefined) return;
    const from = URL.canParse(origin) ? hostName(new URL(origin).hostname) : null;
    // Ports may differ: behind a proxy the API does not know the visitor's port.
    if (!from || from !== hostName(host)) throw new AppError('CROSS_SITE');
  });
}
