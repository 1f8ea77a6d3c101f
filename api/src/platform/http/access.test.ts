import { fastify } from 'fastify';
import { guardRoutes } from './access.ts';
import type { Services } from './services.ts';

it('starts with no route that does not say who may call it', async () => {
  const app = fastify();
  guardRoutes(app, {} as Services);
  expect(() => app.get('/secrets', () => 'all of them')).toThrow(
    'GET /secrets does not declare who may call it',
  );
  expect(() => app.get('/news', { config: { access: 'open' } }, () => 'none')).not.toThrow();
  await app.close();
});
