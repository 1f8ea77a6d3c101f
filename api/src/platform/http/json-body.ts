import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const deepest = 32;

/** Nesting is counted on the text: parsing 100,000 brackets first would already be the damage. */
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

/** Half of a surrogate pair, written as an escape: jsonb refuses it. Text that holds one itself cannot arrive as UTF-8. */
const loneSurrogate =
  /\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]/;

/** JSON is the only body there is (uploads declare multipart themselves); anything else is answered with 415. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 1_048_576 },
    (request, body, done) => {
      const text = body as string;
      if (text === '') return done(null, undefined);
      if (tooDeep(text) || text.includes('\\u0000') || loneSurrogate.test(text))
        return done(new AppError('VALIDATION'));
      return parse(request, text, done);
    },
  );
}
