import type { FastifyInstance } from 'fastify';
import type { ApiPort } from './api-port.ts';
import type { Compositions } from './compositions.ts';

type Options = { api: Pick<ApiPort, 'get'>; host: string; compositions: Pick<Compositions, 'current'> };

/** For a balancer: whether this edge can serve pages now. `/health/live` says only that its process answers. */
export function serveHealth(edge: FastifyInstance, { api, host, compositions }: Options): void {
  /** Null when all is well. */
  async function whatIsWrong(): Promise<string | null> {
    const { status } = await api.get('/api/health', host);
    if (status !== 200) return 'the API does not work';
    const builds = await compositions.current();
    try {
      builds.choose({ tenantId: null, visitor: null });
      return null;
    } catch {
      return 'no builds are released: start the API with the builds of its version, or run npm run release';
    }
  }

  edge.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = await whatIsWrong().catch(() => 'the API does not answer');
    return problem ? reply.status(503).send({ status: 'down', problem }) : reply.send({ status: 'ok' });
  });
  edge.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}
