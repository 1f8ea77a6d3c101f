import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Words } from './placeholders.ts';
import { placeholderType } from './placeholders.ts';

/** `mfe-storefront/src/words.ts`: tells the compiler the texts of each namespace of the remote. */
export const namespacesFile = (remote: string) => `${remote}/src/words.ts`;

/** Its content, from the remote's English locale files by their paths below `src`. */
export function namespacesText(remote: string, locales: Record<string, Words>): string {
  const lines = Object.entries(locales).map(([file, words]) => {
    const namespace = `${remote.replace(/^mfe-/, '')}/${file.split('/').at(-3)}`;
    const placeholders = placeholderType(words, '    ');
    return `    '${namespace}': typeof import('./${file}')${placeholders ? ` & ${placeholders}` : ''};`;
  });
  return `/** Made by \`npm run words\`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
${lines.join('\n')}
  }
}

export {};
`;
}

/** The content of the file with the placeholders of mfe-shared's own namespaces. */
function sharedText(root: string): string {
  const read = (file: string) => JSON.parse(readFileSync(`${root}/mfe-shared/src/${file}`, 'utf8')) as Words;
  const folders = globSync('*/locales/en.json', { cwd: `${root}/mfe-shared/src` })
    .map((file) => file.replace(/[/\\].*/, ''))
    .filter((folder) => folder !== 'i18n')
    .sort();
  const namespaces = {
    ...read('i18n/locales/en.json'),
    ...Object.fromEntries(folders.map((folder) => [folder, read(`${folder}/locales/en.json`)])),
  };
  return `/** Made by \`npm run words\`: the texts of each namespace that have placeholders. */
export type Placeholders = ${placeholderType(namespaces, '')};
`;
}

/** The files with types of words, and their present content. */
function currentFiles(root: string, remotes: string[]): Map<string, string> {
  const shared = 'mfe-shared/src/i18n/placeholders.ts';
  const hasShared = existsSync(`${root}/mfe-shared/src/i18n`);
  return new Map([
    ...remotes.map((remote) => [namespacesFile(remote), namespacesIn(`${root}/${remote}`, remote)] as const),
    ...(hasShared ? [[shared, sharedText(root)] as const] : []),
  ]);
}

/** The file's content for the remote in `directory`. */
export function namespacesIn(directory: string, remote: string): string {
  const cwd = `${directory}/src`;
  const locales = globSync('**/locales/en.json', { cwd }).map((file) => file.replaceAll('\\', '/'));
  const words = (file: string) => JSON.parse(readFileSync(`${cwd}/${file}`, 'utf8')) as Words;
  return namespacesText(remote, Object.fromEntries(locales.sort().map((file) => [file, words(file)])));
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
