import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStorage } from './storage.ts';

it('an upload that cannot be finished leaves no half file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'larder-storage-'));
  const storage = folderStorage(root);
  const id = '00000000-0000-4000-8000-000000000001';
  const key = `${id}/${id}.webp`;
  // A folder in the file's place: it can be written beside it, and not be put there.
  await mkdir(join(storage.path(key), 'x'), { recursive: true });
  await expect(storage.put(key, new Uint8Array(10))).rejects.toThrow();
  expect(await readdir(dirname(storage.path(key)))).toEqual([`${id}.webp`]);
  await rm(root, { recursive: true });
});
