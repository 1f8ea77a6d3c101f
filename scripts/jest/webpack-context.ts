import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Options = { regExp: RegExp; mode: 'lazy' | 'sync' };

/**
 * Replaces `import.meta.webpackContext` in a module of the folder `here` without webpack (swc-options.ts inserts this
 * call): the same files, read when they are needed.
 */
export const webpackContextOf =
  (here: string) =>
  (folder: string, { regExp, mode }: Options) => {
    const root = join(here, folder);
    const paths = globSync('**/*', { cwd: root }).map((path) => `./${path.replaceAll('\\', '/')}`);
    const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
    const load = async (path: string) => read(path);
    return Object.assign(mode === 'sync' ? read : load, {
      keys: () => paths.filter((path) => regExp.test(path)),
    });
  };
