import { randomUUID } from 'node:crypto';
import { createVisit } from '../../testing/actors.ts';
import { nameOf } from '../../testing/isolation.ts';
import { operationsOf, requestFor } from '../../testing/operations.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { fillStore } from '../../testing/world.ts';

let test: TestApp;
beforeAll(async () => {
  // Rows change only by the calls of the test, and not by work that is still to do.
  test = await startTestApp({ config: { WORK: false } });
});
afterAll(() => test.close());

it('no operation of the whole API lets a visit that only looks change a row of the store', async () => {
  const store = await fillStore(test, 'fresh', 'A TEXT OF FRESH');
  const before = await store.rows();
  const refused: string[] = [];
  for (const operation of await operationsOf(test)) {
    const { access } = operation;
    if (access === 'open' || access === 'host' || access === 'store') continue;
    // A visit of its own, as one of the operations ends it.
    const { token } = await createVisit(test.database, store.tenantId, { mayWrite: false });
    for (const id of [randomUUID(), ...store.ids.slice(0, 20)]) {
      const { url, body } = requestFor(operation, id);
      const headers = { 'idempotency-key': randomUUID() };
      const reply = await test.call(store.host, operation.method, url, { body, token, headers });
      const isRefused = reply.body?.code === 'VISIT_READ_ONLY';
      if (isRefused) refused.push(nameOf(operation));
      // It is refused before anybody looks for the row that the request names.
      if (isRefused || operation.method === 'GET') break;
    }
  }
  expect(new Set(refused).size).toBeGreaterThan(100);
  expect(await store.rows()).toEqual(before);
});
