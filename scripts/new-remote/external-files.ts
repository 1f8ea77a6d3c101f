import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from '../new-feature/names.ts';
import type { Audience } from './audiences.ts';
import { remoteFiles } from './remote-files.ts';

/** The files of a remote that has a repository of its own: it is built with the package that `npm run pack` writes. */
export function externalFiles(
  root: string,
  name: string,
  audience: Audience,
  packed: string,
  slot?: string,
): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  // It has no small host to run alone in.
  const { 'src/index.tsx': _alone, ...files } = remoteFiles(
    namesOf(name.replace(/^mfe-/, '')),
    audience,
    read,
    slot,
  );
  const manifest = {
    ...JSON.parse(files['package.json'] ?? ''),
    scripts: {
      build: 'larder-remote build',
      words: 'larder-remote words',
      test: 'tsc --noEmit && jest',
      release: 'larder-remote release',
    },
    devDependencies: { 'mfe-shared': `file:${packed}` },
    jest: { preset: 'mfe-shared' },
  };
  return {
    ...files,
    'package.json': json(manifest),
    'tsconfig.json': json({ extends: 'mfe-shared/tsconfig.json', include: ['src'] }),
    '.gitignore': 'node_modules/\ndist/\n',
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
