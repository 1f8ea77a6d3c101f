import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PageEntry } from '../pages/page-entry.types';

/**
 * The pages of a remote that do not name their feature's texts (`words`) though another page of the feature does: by
 * then the texts come with no other file. `directory` is the remote's `src`.
 */
export async function pagesWithoutWords(directory: string, remote: string): Promise<string[]> {
  const missing: string[] = [];
  for (const file of globSync('features/*/*.pages.ts', { cwd: directory })) {
    const table = (await import(join(directory, file))) as Record<string, PageEntry[]>;
    const pages = Object.values(table)
      .flat()
      .flatMap((page) => [page, ...(page.children ?? [])]);
    const own = `${remote}/${basename(dirname(file))}`;
    const names = ({ words = [] }: PageEntry) => words.some((namespace) => namespace === own);
    if (pages.some(names)) missing.push(...pages.filter((page) => !names(page)).map(({ path }) => path));
  }
  return missing;
}
