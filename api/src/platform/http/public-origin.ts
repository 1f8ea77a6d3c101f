import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../config.ts';

export const isLocal = (domain: string): boolean =>
  domain === 'localhost' || domain === '127.0.0.1' || domain.endsWith('.localhost');

/**
 * Returns the public origin of a store or the platform. The host comes from the database; scheme and port are
 * PUBLIC_URL's, or on localhost the request's port. Proxy headers are not trusted.
 */
export function publicOrigin(
  { PUBLIC_URL }: Pick<AppConfig, 'PUBLIC_URL'>,
  domain: string,
  hostHeader = '',
): string {
  const local = isLocal(domain);
  const url = new URL(PUBLIC_URL ?? (local ? 'http://localhost' : 'https://localhost'));
  url.hostname = domain;
  if (!PUBLIC_URL && local) url.port = /:(\d{1,5})$/.exec(hostHeader)?.[1] ?? '';
  return url.origin;
}

export function originOf({ server, tenant, headers }: FastifyRequest): string {
  return publicOrigin(server.services.config, tenant.domain, headers.host);
}
