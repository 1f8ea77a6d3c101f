import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Options = { regExp: RegExp };

/**
 * What `import.meta.webpackContext` is in a module of the folder `here` when no webpack has built it (jest.config.ts
 * puts this call in its place): the same files, read when they are asked for.
 */
export const webpackContextOf =
  (here: string) =>
  (folder: string, { regExp }: Options) => {
    const root = join(here, folder);
    const paths = globSync('**/*', { cwd: root }).map((path) => `./${path.replaceAll('\\', '/')}`);
    const load = async (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
    return Object.assign(load, { keys: () => paths.filter((path) => regExp.test(path)) });
  };
