import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const cname = [{ type: 'CNAME', value: 'fresh.localhost' }];
const addresses = [
  { type: 'A', value: '192.0.2.7' },
  { type: 'AAAA', value: '2001:db8::7' },
];

it('owners and operators are told a CNAME, or addresses where DNS allows none, whatever the country', async () => {
  const test = await startTestApp({ resolveAddresses: async () => ['192.0.2.7', '2001:db8::7'] });
  const id = await createStore(test.database, 'fresh');
  const owner = await createStaff(test.database, id, 'owner');
  const pat = await createPlatformUser(test.database);
  const expected = {
    'shop.fresh.example': cname,
    'fresh.example': addresses,
    'fresh.co.uk': addresses,
    'fresh.me.uk': addresses,
    'www.fresh.com.br': cname,
  };
  const host = 'fresh.localhost';
  for (const domain of Object.keys(expected))
    await test.call(host, 'POST', '/api/domains', { token: owner.token, body: { domain } });
  const ofOwner = (await test.call(host, 'GET', '/api/domains', { token: owner.token })).body.domains;
  const ofOperator = await test.call('localhost', 'GET', `/api/tenants/${id}/domains`, { token: pat.token });
  for (const domains of [ofOwner, ofOperator.body] as { domain: string; pointsTo: object }[][])
    expect(Object.fromEntries(domains.map(({ domain, pointsTo }) => [domain, pointsTo]))).toEqual(expected);
  await test.close();
});
