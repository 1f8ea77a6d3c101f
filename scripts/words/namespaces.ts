import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

/** `mfe-storefront/src/words.ts`: tells the compiler the texts of each namespace of the remote. */
export const namespacesFile = (remote: string) => `${remote}/src/words.ts`;

/** Its content, from the paths of the remote's English locale files below `src`. */
export function namespacesText(remote: string, locales: string[]): string {
  const lines = locales.map((file) => {
    const namespace = `${remote.replace(/^mfe-/, '')}/${file.split('/').at(-3)}`;
    return `    '${namespace}': typeof import('./${file}');`;
  });
  return `/** Made by \`npm run words\`: a key that its namespace does not have does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
${lines.join('\n')}
  }
}

export {};
`;
}

/** The present content for a remote's file. */
function currentNamespaces(root: string, remote: string): string {
  const locales = globSync('**/locales/en.json', { cwd: `${root}/${remote}/src` });
  return namespacesText(remote, locales.map((file) => file.replaceAll('\\', '/')).sort());
}

export function writeNamespaces(root: string, remote: string): void {
  writeFileSync(`${root}/${namespacesFile(remote)}`, currentNamespaces(root, remote));
}

export function namespacesAreFresh(root: string, remote: string): boolean {
  const file = `${root}/${namespacesFile(remote)}`;
  return existsSync(file) && readFileSync(file, 'utf8') === currentNamespaces(root, remote);
}
