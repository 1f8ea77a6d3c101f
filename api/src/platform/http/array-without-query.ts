import type { FastifyReply, FastifyRequest } from 'fastify';

const hasQuery = ({ url }: FastifyRequest) => url.includes('?');

/**
 * Hooks of a list that was an array before it had pages. Remotes that were released then send no query, and still get
 * an array of all rows.
 */
export const arrayWithoutQuery = {
  async preHandler(request: FastifyRequest): Promise<void> {
    if (!hasQuery(request)) (request.query as { limit: number }).limit = 500;
  },
  async onSend(request: FastifyRequest, { statusCode }: FastifyReply, payload: unknown): Promise<unknown> {
    if (hasQuery(request) || statusCode !== 200) return payload;
    return JSON.stringify((JSON.parse(payload as string) as { items: unknown[] }).items);
  },
};
