import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Options = { regExp: RegExp; mode: 'lazy' | 'sync' };

/**
 * What `import.meta.webpackContext` is in a module of the folder `here` when no webpack has built it (jest.config.ts
 * puts this call in its place): the same files, read when they are asked for.
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
