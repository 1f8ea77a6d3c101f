import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';

const longest = 16_384;
const mostFields = 50;
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

/** Lets the routes of `app` accept forms. The last value of a repeated field counts. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(body as string)];
      if (fields.length > mostFields || fields.some(([name]) => dangerous.has(name)))
        return done(new AppError('VALIDATION'));
      return done(null, Object.fromEntries(fields));
    },
  );
}
