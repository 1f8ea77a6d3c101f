import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

it('an error log has the failed statement without its values', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir } as const;
  const app = await buildApp({ config, databaseUrl: test.databaseUrl, log });
  await test.database.pool.query(`alter table customers add constraint refused check (name <> 'Ann Secret')`);
  const payload = { name: 'Ann Secret', email: 'ann-secret@fresh.test', password: 'secret horse battery' };
  const headers = { host: 'fresh.localhost' };
  const reply = await app.inject({ method: 'POST', url: '/api/customer/signup', headers, payload });
  await app.close();
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'INTERNAL']);
  expect(reply.body).not.toMatch(/constraint|customers|Secret/);
  const text = lines.join('');
  expect(text).toContain('violates check constraint');
  expect(text).toMatch(/"query":"insert into/);
  expect(text).not.toMatch(/Ann Secret|ann-secret|secret horse|argon2/);
});
