import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Words } from './placeholders.ts';
import { placeholderType } from './placeholders.ts';

type Namespace = { name: string; type: string; words: Words };

const shared = 'mfe-shared';

/** `mfe-storefront/src/words.ts`: tells the compiler the texts of each namespace of the part. */
export const namespacesFile = (part: string) => `${part}/src/words.ts`;

/** Its content, from the part's English locale files by their paths below `src`. */
export function namespacesText(part: string, locales: Record<string, Words>): string {
  const lines = Object.entries(locales).flatMap(([file, words]) => namespacesOf(part, file, words).map(line));
  return `/** Made by \`npm run words\`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
${lines.join('\n')}
  }
}

export {};
`;
}

/** The file's content for the part in `directory`. */
export function namespacesIn(directory: string, part: string): string {
  const cwd = `${directory}/src`;
  const locales = globSync('**/locales/en.json', { cwd }).map((file) => file.replaceAll('\\', '/'));
  const words = (file: string) => JSON.parse(readFileSync(`${cwd}/${file}`, 'utf8')) as Words;
  return namespacesText(part, Object.fromEntries(locales.sort().map((file) => [file, words(file)])));
}

/**
 * A file is one namespace, named after its folder and, in a remote, after the remote. The words of all pages are several
 * in one file.
 */
function namespacesOf(part: string, file: string, words: Words): Namespace[] {
  const folder = file.split('/').at(-3) ?? '';
  const type = `typeof import('./${file}')`;
  if (part !== shared) return [{ name: `${part.replace(/^mfe-/, '')}/${folder}`, type, words }];
  if (folder !== 'i18n') return [{ name: folder, type, words }];
  return Object.entries(words).map(([name, own]) => ({
    name,
    type: `${type}['${name}']`,
    words: own as Words,
  }));
}

function line({ name, type, words }: Namespace): string {
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  const placeholders = placeholderType(words, '    ');
  return `    ${key}: ${type}${placeholders ? ` & ${placeholders}` : ''};`;
}

/** The files with types of words, and what their content has to be. */
function currentFiles(root: string, remotes: string[]): Map<string, string> {
  const parts = existsSync(`${root}/${shared}/src/i18n`) ? [shared, ...remotes] : remotes;
  return new Map(parts.map((part) => [namespacesFile(part), namespacesIn(`${root}/${part}`, part)]));
}

export function writeNamespaces(root: string, remotes: string[]): void {
  for (const [file, text] of currentFiles(root, remotes)) writeFileSync(`${root}/${file}`, text);
}

/** Files that are not what the locales say. */
export const staleNamespaces = (root: string, remotes: string[]): string[] =>
  [...currentFiles(root, remotes)]
    .filter(
      ([file, text]) => !existsSync(`${root}/${file}`) || readFileSync(`${root}/${file}`, 'utf8') !== text,
    )
    .map(([file]) => file);
