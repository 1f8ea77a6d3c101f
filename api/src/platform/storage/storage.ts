import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/** The folder of uploaded files. The server makes the keys: `<tenantId>/<id>.webp`. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes all files of a store. */
  removeStore(tenantId: string): Promise<void>;
  path(key: string): string;
};

const safeStore = /^[0-9a-f-]{36}$/;
const safeKey = /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/;

export function folderStorage(root: string): Storage {
  const path = (key: string) => {
    if (!safeKey.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(root, key);
  };
  return {
    path,
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      await writeAtomically(target, bytes);
    },
    remove: (key) => rm(path(key), { force: true }),
    async removeStore(tenantId) {
      if (!safeStore.test(tenantId)) throw new Error(`Not a store: ${tenantId}`);
      await rm(join(root, tenantId), { recursive: true, force: true });
    },
  };
}
