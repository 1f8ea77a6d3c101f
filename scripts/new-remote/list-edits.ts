import type { Audience } from './audiences.ts';
import { audiences } from './audiences.ts';

export type ListedRemote = { name: string; audience: Audience; slot?: string | undefined };

/**
 * A file that names every package, and the edit that adds one; it returns the unchanged text when it does not fit.
 */
export type ListEdit = { file: string; edit: (text: string, remote: ListedRemote) => string };

/** The remote that each list has: the new one is added after it. */
const neighbour = 'mfe-platform-admin';

export const listEdits: ListEdit[] = [
  { file: 'package.json', edit: inLists },
  { file: 'Dockerfile', edit: inSteps },
  { file: 'biome.json', edit: inLists },
  { file: 'knip.json', edit: inEntries },
  { file: 'scripts/webpack/packages.ts', edit: inLists },
  { file: 'scripts/check/files.ts', edit: inLists },
  { file: 'scripts/check/programs.ts', edit: inLists },
  { file: 'scripts/new-feature/web-slice.ts', edit: inFeatures },
];

/** `'mfe-a'` or `"mfe-a/src/**"` in a list. */
function inLists(text: string, { name }: ListedRemote): string {
  const item = new RegExp(`(['"])${neighbour}(/[^'"]*)?\\1`, 'g');
  return text.replace(item, (found) => `${found}, ${found.replace(neighbour, name)}`);
}

/** The step that copies the package.json. */
function inSteps(text: string, { name }: ListedRemote): string {
  const step = new RegExp(`^COPY ${neighbour}/.*\\n`, 'm');
  return text.replace(step, (found) => found + found.replaceAll(neighbour, name));
}

/** `"mfe-a": { … }`. */
function inEntries(text: string, { name, slot }: ListedRemote): string {
  const entry = new RegExp(`^ +"${neighbour}": \\{[^}]*\\}`, 'm');
  const own = (found: string) =>
    found.replace(neighbour, name).replace('"src/pages.ts"', slot ? '$&, "src/slots.ts"' : '$&');
  return text.replace(entry, (found) => `${found},\n${own(found)}`);
}

const kindOf = {
  tenantAdmin: 'back-office',
  platformAdmin: 'platform-list',
  customer: 'list',
  nobody: 'list',
} as const;

/** `npm run new-feature` knows the templates of each remote, and where its pages are. */
function inFeatures(text: string, { name, audience }: ListedRemote): string {
  const short = name.replace(/^mfe-/, '');
  return text.replace(
    /^ {2}'platform-admin': \{.*\},\n/m,
    (found) =>
      `${found}  '${short}': { kind: '${kindOf[audiences[audience] ?? 'nobody']}', at: '/${short}' },\n`,
  );
}
