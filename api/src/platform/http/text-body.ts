import type { FastifyInstance } from 'fastify';

const mostBytes = 262_144;

/**
 * Keeps the JSON bodies of this plugin's routes as text: a signature is of the very text, and proved before it is
 * parsed.
 */
export function keepBodiesAsText(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser'>,
): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
}
