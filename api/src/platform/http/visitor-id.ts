import { createHmac, timingSafeEqual } from 'node:crypto';

const twoDaysMs = 2 * 86_400_000;
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]{22})$/;

const signatureOf = (id: string, until: number, key: string) =>
  createHmac('sha256', key).update(`visitor ${id} ${until}`).digest('base64url').slice(0, 22);

/**
 * Signs the id of a browser for an edge: `<id>.<until>.<signature>`. To be many visitors, somebody has to load as many
 * pages, and again after two days.
 */
export function signVisitor(id: string, key: string, now = Date.now()): string {
  const until = now + twoDaysMs;
  return `${id}.${until}.${signatureOf(id, until, key)}`;
}

/** Reads the id and the remaining time of its signature. Null when no key has signed it or it has expired. */
export function readSignedVisitor(
  text: string,
  keys: readonly string[],
  now = Date.now(),
): { id: string; leftMs: number } | null {
  const [, id = '', until = '', signature = ''] = shape.exec(text) ?? [];
  const leftMs = Number(until) - now;
  if (!id || leftMs <= 0 || leftMs > twoDaysMs) return null;
  const given = Buffer.from(signature);
  const isSigned = keys.some((key) =>
    timingSafeEqual(given, Buffer.from(signatureOf(id, Number(until), key))),
  );
  return isSigned ? { id, leftMs } : null;
}
