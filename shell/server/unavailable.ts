import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage } from 'api/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resetCacheOnPress } from '../src/page/inline-scripts.ts';
import { inlineScript } from './inline-script.ts';
import { pageLanguage } from './language.ts';
import { contentSecurityPolicy } from './security.ts';
import { words } from './words.ts';

const styles = readFileSync(join(import.meta.dirname, '../src/screens/screens.css'), 'utf8');
const unknownTenant = { languages: [], global: { default_language: fallbackLanguage } };

/** The shell's Configuration Error screen, for when the host is unknown and no shell can be loaded. */
export function sendUnavailable({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(503).header('cache-control', 'no-store').header('retry-after', '10');
  const language = pageLanguage(unknownTenant, headers.cookie, headers['accept-language']);
  const { configurationError, unavailable, retry, resetCache: reset } = words[language];
  if (!headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(unavailable);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${configurationError}</title><style nonce="${nonce}">${styles}</style></head><body>`,
        `<main class="larder-message" role="alert" aria-labelledby="title"><h1 id="title">${configurationError}</h1>`,
        `<p>${unavailable}</p><div class="larder-actions">`,
        `<a class="larder-button larder-primary" href="">${retry}</a>`,
        `<button type="button" class="larder-button" id="reset">${reset}</button></div></main>`,
        `${inlineScript(resetCacheOnPress, nonce)}</body></html>`,
      ].join(''),
    );
}
