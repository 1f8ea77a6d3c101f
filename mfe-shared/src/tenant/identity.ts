import { classifyHost, hostName } from './classify-host';
import type { TenantContext, TenantIdentity } from './tenant.types';

export type IdentitySources = {
  host: string;
  rootDomain: string;
  cookie: (name: string) => string | null;
  meta: (name: string) => string | null;
};

export type DetectedIdentity = TenantIdentity & Pick<TenantContext, 'detectionMethod'>;

/** The page's tenant: from the edge's cookies, else from the meta tags, else guessed from the host. */
export function detectIdentity(sources: IdentitySources): DetectedIdentity {
  return (
    fromCookies(sources) ??
    fromMeta(sources) ?? {
      ...classifyHost(sources.host, sources.rootDomain),
      detectionMethod: 'hostname',
    }
  );
}

/** Cookies of another host are ignored. */
function fromCookies({ host, cookie }: IdentitySources): DetectedIdentity | null {
  const type = cookie('tenant-type');
  const domain = cookie('tenant-domain');
  if ((type !== 'tenant' && type !== 'platform') || !domain || hostName(domain) !== hostName(host))
    return null;
  const data = parseObject(cookie('tenant-data'));
  return {
    type,
    id: cookie('tenant-id') ?? text(data.id),
    slug: cookie('tenant-slug') ?? text(data.slug),
    name: text(data.name),
    domain: hostName(domain),
    customDomain: data.customDomain === true,
    detectionMethod: 'cookies',
  };
}

function fromMeta({ host, meta }: IdentitySources): DetectedIdentity | null {
  const type = meta('x-tenant-type');
  if (type !== 'tenant' && type !== 'platform') return null;
  const data = parseObject(meta('x-tenant-data'));
  return {
    type,
    id: text(data.id),
    slug: text(data.slug),
    name: text(data.name),
    domain: text(data.domain) || hostName(host),
    customDomain: data.customDomain === true,
    detectionMethod: 'meta',
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
