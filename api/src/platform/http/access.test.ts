import { fastify } from 'fastify';
import { guardRoutes } from './access.ts';
import type { Services } from './services.ts';

it('the server does not start with a route that declares no access', async () => {
  const app = fastify();
  guardRoutes(app, { config: {} } as Services);
  expect(() => app.get('/secrets', () => 'all of them')).toThrow(
    'GET /secrets does not declare who may call it',
  );
  expect(() => app.get('/news', { config: { access: 'open' } }, () => 'none')).not.toThrow();
  await app.close();
});
