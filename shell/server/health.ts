import type { FastifyInstance } from 'fastify';
import type { ApiPort } from './api-port.ts';
import type { Compositions } from './compositions.ts';

type Options = {
  api: Pick<ApiPort, 'get'>;
  host: string;
  compositions: Pick<Compositions, 'current'>;
  stopping?: AbortSignal | undefined;
};

const sentences = {
  api: 'the API does not work',
  silent: 'the API does not answer',
  builds: 'no builds are released: start the API with the builds of its version, or run npm run release',
};

/**
 * For a balancer. `/health/live`: the process answers. `/health/ready`: this edge can serve pages now and is not about
 * to stop. `/health` says in a sentence why it cannot.
 */
export function serveHealth(edge: FastifyInstance, { api, host, compositions, stopping }: Options): void {
  /** Null when all is well. */
  async function whatIsWrong(): Promise<keyof typeof sentences | null> {
    const { status } = await api.get('/api/health', host);
    if (status !== 200) return 'api';
    const builds = await compositions.current();
    try {
      builds.choose({ tenantId: null, visitor: null });
      return null;
    } catch {
      return 'builds';
    }
  }
  const look = () => whatIsWrong().catch(() => 'silent' as const);

  edge.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const wrong = await look();
    return wrong
      ? reply.status(503).send({ status: 'down', problem: sentences[wrong] })
      : reply.send({ status: 'ok' });
  });
  edge.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  edge.get('/health/ready', async (_request, reply) => {
    const wrong = await look();
    const checks = {
      api: wrong === 'api' || wrong === 'silent' ? 'down' : 'up',
      builds: wrong ? 'down' : 'up',
    };
    const status = stopping?.aborted ? 'stopping' : wrong ? 'down' : 'ok';
    return reply
      .status(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks });
  });
}
