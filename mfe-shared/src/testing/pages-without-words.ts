import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PageEntry } from '../pages/page-entry.types';

type FeaturePage = PageEntry & { feature: string };

/**
 * The pages of a remote that do not name texts (`words`) that they need, although another page names them: by then the
 * texts come with no other file. A page needs those of its feature, and that of its title. `directory` is the remote's
 * `src`.
 */
export async function pagesWithoutWords(directory: string, remote: string): Promise<string[]> {
  const pages: FeaturePage[] = [];
  for (const file of globSync('features/*/*.pages.ts', { cwd: directory })) {
    const table = (await import(join(directory, file))) as Record<string, PageEntry[]>;
    const feature = `${remote}/${basename(dirname(file))}`;
    for (const page of Object.values(table).flat())
      pages.push(...[page, ...(page.children ?? [])].map((one) => ({ ...one, feature })));
  }
  const ofPages = new Set<string>(pages.flatMap(({ words }) => words ?? []));
  const lacks = ({ words = [], title, feature }: FeaturePage) =>
    [feature, title?.split(':')[0] ?? ''].some(
      (wanted) => ofPages.has(wanted) && !words.some((namespace) => namespace === wanted),
    );
  return pages.filter(lacks).map(({ path }) => path);
}
