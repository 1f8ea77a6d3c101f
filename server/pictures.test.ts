import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { createStaff } from '../api/src/testing/actors.ts';
import { createStore } from '../api/src/testing/factories.ts';
import { formWithFile } from '../api/src/testing/form-with-file.ts';
import type { TestApp } from '../api/src/testing/test-app.ts';
import { startTestApp } from '../api/src/testing/test-app.ts';
import { createConversions } from '../shell/server/image-conversions.ts';
import { removePostgres, startPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-pictures-'));
let test: TestApp;
beforeAll(async () => {
  const { url } = await startPostgres({ dataDir: folder, durable: false });
  await migrate(url);
  process.env.TEST_DATABASE_URL = url;
  test = await startTestApp();
});
afterAll(async () => {
  await test?.close();
  delete process.env.TEST_DATABASE_URL;
  await removePostgres(folder);
});

it('somebody signs in while a process takes uploads and converts pictures, with at most three of libuv’s four threads', async () => {
  const password = 'olive-keeps-it-safe';
  const store = await createStore(test.database, 'fresh');
  const { email, token } = await createStaff(test.database, store, 'owner', { password });
  const source = join(test.dataDir, 'picture.jpg');
  await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#c0392b' } }).toFile(source);
  const picture = await readFile(source);
  const upload = async (path: string) => {
    const form = await formWithFile(picture, 'picture.jpg', { type: 'image/jpeg' });
    return (await test.call('fresh.localhost', 'POST', path, { ...form, token })).status;
  };
  const [forPages, forIcons] = [createConversions(), createConversions()];

  let mostAtOnce = 0;
  const look = () => {
    const { queue, process } = sharp.counters();
    mostAtOnce = Math.max(mostAtOnce, queue + process);
  };
  sharp.queue.on('change', look);
  let isBusy = true;
  const made = Promise.all(
    [1, 2].flatMap((one) => [
      upload('/api/uploads'),
      upload('/api/support-cases/files'),
      ...[forPages, forIcons].map((convert, index) =>
        convert({ source, target: `${source}.${one}.${index}`, width: 2_048, format: 'avif' }),
      ),
    ]),
  ).finally(() => {
    isBusy = false;
  });
  const signedIn = await test.call('fresh.localhost', 'POST', '/api/admin/login', {
    body: { email, password },
  });
  expect({ status: signedIn.status, isBusy }).toEqual({ status: 200, isBusy: true });
  expect((await made).filter(Number)).toEqual([201, 201, 201, 201]);
  sharp.queue.off('change', look);
  expect(mostAtOnce).toBeGreaterThan(1);
  expect(mostAtOnce).toBeLessThanOrEqual(3);
});
