import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { bucketFailed } from '../storage/s3.ts';
import type { ErrorDetail } from './app-error.ts';
import { AppError } from './app-error.ts';

/** The codes of the framework's own replies by their HTTP status. */
const byStatus: Record<number, AppError> = {
  404: new AppError('NOT_FOUND'),
  406: new AppError('UNSUPPORTED_MEDIA'),
  413: new AppError('TOO_LARGE'),
  415: new AppError('UNSUPPORTED_MEDIA'),
};

/** Network errors, a disk that is full, and a bucket that fails. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC', 'EDQUOT', bucketFailed]);

/**
 * States of PostgreSQL: lost connections (class 08), resources at their end (53: disk, memory, connections), stopping,
 * starting and statements out of time (57), failures of its machine (58), and a replica that is taken for the primary
 * during a failover (25006).
 */
const isDatabaseState = (code: string): boolean => /^(08|53|57|58)\w{3}$|^25006$/.test(code);

type Issue = NonNullable<FastifyError['validation']>[number];

/** Limits the reply, which must not grow with the request. */
const mostDetails = 20;
const longestText = 200;

/**
 * Writes the details of an issue: `/items/0/quantity` → `items.0.quantity`. An unknown key is named itself; a wrong
 * body or query by its part of the request.
 */
function detailsOf({ instancePath, keyword, message, params }: Issue, whole: string): ErrorDetail[] {
  const path = instancePath.split('/').filter(Boolean);
  const detail = (field: string, text: string): ErrorDetail => ({
    field: field.slice(0, longestText),
    message: text.slice(0, longestText),
  });
  // Zod's message names all unknown keys at once. Repeated in each detail, it would grow with their square.
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys))
    return params.keys
      .slice(0, mostDetails)
      .map((key) => detail([...path, String(key)].join('.'), 'Unrecognized key'));
  return [detail(path.join('.') || whole, message ?? keyword)];
}

/** In a path, such an id names nothing, as an unknown one does. */
const isMalformedId = ({ keyword, params }: Issue): boolean =>
  keyword === 'invalid_format' && params.format === 'uuid';

/** Whether the database is unreachable, or the connection broke during a query. */
function isConnectionLost(error: FastifyError & { syscall?: string }): boolean {
  return (
    unreachable.has(error.code) ||
    isDatabaseState(error.code ?? '') ||
    error.syscall === 'connect' ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
      error.message,
    )
  );
}

function expected(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params' && error.validation.every(isMalformedId))
      return new AppError('NOT_FOUND');
    return new AppError(
      'VALIDATION',
      error.validation
        .slice(0, mostDetails)
        .flatMap((issue) => detailsOf(issue as Issue, error.validationContext ?? 'body'))
        .slice(0, mostDetails),
    );
  }
  // 22P05 and 22021: text that PostgreSQL cannot store (NUL). The caller sent it.
  if (error.code === '22P05' || error.code === '22021') return new AppError('VALIDATION');
  if (isConnectionLost(error)) return new AppError('UNAVAILABLE');
  if (error.statusCode && error.statusCode < 500)
    return byStatus[error.statusCode] ?? new AppError('VALIDATION');
  return undefined;
}

/** Returns the driver's error, which Drizzle wraps. */
const unwrapped = (error: FastifyError): FastifyError =>
  error.cause && !error.code ? (error.cause as FastifyError) : error;

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const details = error.details && { details: error.details };
  return reply
    .status(error.status)
    .headers(error.headers)
    .send({ code: error.code, message: error.message, ...details, requestId: request.id });
}

/** Turns an error into `{ code, message, details? }`, in this one place. A 5xx never shows its cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = isResponseSerializationError(thrown)
      ? undefined
      : (expected(thrown) ?? expected(unwrapped(thrown)));
    if (!known) request.log.error({ err: thrown }, 'request failed');
    else if (known.code === 'UNAVAILABLE' && !(thrown instanceof AppError))
      request.log.warn({ err: thrown }, 'a service that is needed does not answer');
    return send(known ?? new AppError('INTERNAL'), request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(new AppError('NOT_FOUND'), request, reply));
}

/** Refuses a malformed path (`/%zz`), which never reaches a route, nor its error handler. */
export function refuseBadPath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run, so the common headers are not set.
  reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  void send(new AppError('VALIDATION', [{ field: 'url', message: 'not a valid path' }]), request, reply);
}
