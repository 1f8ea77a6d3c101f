import { reservedSlugs } from '../../api/src/platform/tenancy/host-tenant.schema.ts';
import { classifyHost as classifyInApi, hostName } from '../../api/src/platform/tenancy/hosts.ts';
import { constants } from '../../mfe-shared/src/constants.ts';
import { classifyHost as classifyInBrowser } from '../../mfe-shared/src/tenant/classify-host.ts';

const root = 'larder.example';
const reserved = new Set([...constants.tenant.reservedSubdomains, ...reservedSlugs]);

/** What the API makes of a Host header, in the browser's words. */
function meaningInApi(header: string, rootDomain: string) {
  const meaning = classifyInApi(hostName(header) ?? '', rootDomain);
  if (meaning.kind === 'platform') return { type: 'platform', slug: '', customDomain: false };
  const slug = meaning.kind === 'slug' ? meaning.slug : '';
  return { type: 'tenant', slug, customDomain: meaning.kind === 'custom' };
}

describe('the API and the browser make the same of a host', () => {
  it.each([
    ...[
      root,
      `${root}:3000`,
      'LARDER.Example.',
      ...[...reserved].map((name) => `${name}.${root}`),
      `shop.${root}`,
      `wwwshop.${root}`,
    ],
    ...[`SHOP.${root}:443`, `www.shop.${root}`, `evil${root}`, 'greens.test', 'www.greens.test', '127.0.0.1'],
  ])('%s', (host) => {
    expect(classifyInBrowser(host, root)).toMatchObject(meaningInApi(host, root));
  });

  it.each(['localhost', 'localhost:3000', 'www.localhost', 'shop.localhost:3000', '127.0.0.1:3000'])(
    '%s on a developer’s machine',
    (host) => {
      expect(classifyInBrowser(host, 'localhost')).toMatchObject(meaningInApi(host, 'localhost'));
    },
  );
});
