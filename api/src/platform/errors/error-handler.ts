import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { ErrorDetail } from './app-error.ts';
import { AppError } from './app-error.ts';

/** Replies of the framework itself, by their HTTP status. */
const byStatus: Record<number, AppError> = {
  404: new AppError('NOT_FOUND'),
  413: new AppError('TOO_LARGE'),
  415: new AppError('UNSUPPORTED_MEDIA'),
};

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

function expected(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details: ErrorDetail[] = error.validation.map((issue) => ({
      field: issue.instancePath.split('/').filter(Boolean).join('.') || String(issue.params?.keys ?? ''),
      message: issue.message ?? issue.keyword,
    }));
    return new AppError('VALIDATION', details);
  }
  // 22P05 and 22021: text that PostgreSQL cannot hold (NUL, lone surrogates). It is the caller's.
  if (error.code === '22P05' || error.code === '22021') return new AppError('VALIDATION');
  if (connectionLost.has(error.code) || error.message.includes('timeout exceeded when trying to connect'))
    return new AppError('UNAVAILABLE');
  if (error.statusCode && error.statusCode < 500)
    return byStatus[error.statusCode] ?? new AppError('VALIDATION');
  return undefined;
}

/** Drizzle wraps what the driver said. */
const unwrapped = (error: FastifyError): FastifyError =>
  error.cause instanceof Error && !error.code ? (error.cause as FastifyError) : error;

/** The one place where an error becomes `{ code, message, details? }`. A 5xx never shows its cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = expected(thrown) ?? expected(unwrapped(thrown));
    if (!known || isResponseSerializationError(thrown)) request.log.error({ err: thrown }, 'request failed');
    const error = known ?? new AppError('INTERNAL');
    return reply.status(error.status).send({
      code: error.code,
      message: error.message,
      ...(error.details && { details: error.details }),
      requestId: request.id,
    });
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .status(404)
      .send({ code: 'NOT_FOUND', message: new AppError('NOT_FOUND').message, requestId: request.id }),
  );
}
