import type { FastifyReply } from 'fastify';
import type { CachedPage, PageEncoding } from './page-cache.ts';

function encodingFor(accepted: string | string[] | undefined): PageEncoding {
  const given = String(accepted ?? '');
  if (/\bbr\b/.test(given)) return 'br';
  return /\bgzip\b/.test(given) ? 'gzip' : 'identity';
}

/** Compressed once for everybody. */
export async function sendCached(
  reply: FastifyReply,
  page: CachedPage,
  accepted: string | string[] | undefined,
): Promise<FastifyReply> {
  const encoding = encodingFor(accepted);
  const body = await page.body(encoding);
  reply.status(page.status).headers(page.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
