import { z } from 'zod';

export type Beacon = { level: 'warn' | 'debug'; code: string; message: string };

const fields = z.object({
  level: z.string().optional().catch(undefined),
  code: z
    .string()
    .regex(/^\w{1,64}$/)
    .catch('UNKNOWN'),
  message: z.coerce.string().catch(''),
});

/** Escapes a text, so that it can neither start a new line of the log nor control a reader's terminal. */
const escaped = (text: string) =>
  text
    .slice(0, 1_000)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) => `\\u${char.codePointAt(0)?.toString(16).padStart(4, '0')}`);

function parse(type: string | undefined, body: string): unknown {
  if (type?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return { message: body };
  }
}

/**
 * Reads the content of a page's beacon in any format; null when it is unreadable. A browser's error is logged as a
 * warning.
 */
export function readBeacon(type: string | undefined, body: unknown): Beacon | null {
  if (typeof body !== 'string' || body === '') return null;
  const { data } = fields.safeParse(parse(type, body));
  if (!data) return null;
  const level = data.level === 'debug' ? 'debug' : 'warn';
  return { level, code: data.code, message: escaped(data.message) };
}
