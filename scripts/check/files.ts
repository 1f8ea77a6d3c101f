import { existsSync, globSync } from 'node:fs';
import { languageCodes } from '../../api/src/languages.ts';

export const remotes = ['mfe-storefront', 'mfe-store-admin', 'mfe-platform-admin'];
export const webPackages = ['mfe-shared', ...remotes, 'shell'];
export const languages = languageCodes;

/** Our own source files below these folders, as paths from the root with forward slashes. */
export function sourceFiles(root: string, folders: string[]): string[] {
  const present = folders.filter((folder) => existsSync(`${root}/${folder}`));
  const patterns = present.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
