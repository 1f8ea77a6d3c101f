import type { Login, ShellJob } from './shell-messages.ts';

type Host = { tenant: { type: string; id: string | null; name: string | null; domain: string | null } };

const roles: Record<Login, string> = {
  platformAdmin: 'PLATFORM_ADMIN',
  tenantAdmin: 'TENANT_ADMIN',
  customer: 'CUSTOMER',
};

/** A page's cookies, with a person who exists in this run only: no server would know the token. */
export function cookiesOf({ bootstrap, login, permissions }: ShellJob): Record<string, string> {
  const { tenant } = JSON.parse(bootstrap) as Host;
  const ofTenant = {
    ...{ 'tenant-type': tenant.type, 'tenant-domain': tenant.domain ?? '', 'tenant-id': tenant.id ?? '' },
    'tenant-data': JSON.stringify({ name: tenant.name }),
  };
  if (!login) return ofTenant;
  const person = { id: 'run', name: 'Run', email: 'run@builds.invalid', image: null, role: roles[login] };
  const user = { ...person, permissions, tenantId: login === 'platformAdmin' ? null : tenant.id };
  const expires = { exp: Math.floor(Date.now() / 1_000) + 86_400 };
  return {
    ...ofTenant,
    access_token: `-.${Buffer.from(JSON.stringify(expires)).toString('base64url')}.-`,
    user_data: JSON.stringify({ loginType: login, user }),
  };
}
