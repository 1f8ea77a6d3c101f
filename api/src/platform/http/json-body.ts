import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const deepest = 32;

/** Counts the nesting in the text, because parsing 100,000 brackets would already be the damage. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return false;
}

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Whether PostgreSQL can store a value: it takes neither half a surrogate pair nor NUL, in text or jsonb. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, one]) => isStorableText(key) && isStorable(one));
}

/** Parses JSON, the only body (uploads declare multipart themselves); other types are answered with 415. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 1_048_576 },
    (request, body, done) => {
      const text = body as string;
      if (text === '') return done(null, undefined);
      if (tooDeep(text)) return done(new AppError('VALIDATION'));
      // Both can only be escaped: UTF-8 has no half pairs and JSON has no bare NUL.
      if (!text.includes('\\u')) return parse(request, text, done);
      return parse(request, text, (error, value) =>
        done(error ?? (isStorable(value) ? null : new AppError('VALIDATION')), value),
      );
    },
  );
}
