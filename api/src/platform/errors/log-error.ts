import { stdSerializers } from 'pino';

/**
 * Returns an error as pino logs it, without the values of the failed statement: they may be addresses, password hashes
 * or keys. Drizzle puts them into the message, PostgreSQL into the detail.
 */
export function errorForLog(error: Error): object {
  const failed = error as Error & { query?: unknown; params?: unknown };
  if (!('params' in failed) || !(failed.cause instanceof Error)) return withoutDetail(error);
  return { ...withoutDetail(failed.cause), query: failed.query };
}

function withoutDetail(error: Error): object {
  const {
    raw: _raw,
    detail: _detail,
    where: _where,
    ...said
  } = stdSerializers.err(error) as Record<string, unknown>;
  return said;
}
