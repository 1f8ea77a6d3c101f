import type { i18n } from 'i18next';
import type { LocaleModules } from './words-by-folder';

const known = new WeakMap<i18n, Set<string>>();

/**
 * Adds the texts of an entry point in all languages: its pages need no further file, and the shop's first load has
 * none of them.
 */
export function addEntryPointWords(instance: i18n, namespace: string, files: LocaleModules): void {
  const added = known.get(instance) ?? new Set();
  if (added.has(namespace)) return;
  known.set(instance, added.add(namespace));
  for (const path of files.keys()) {
    instance.addResourceBundle(path.slice('./'.length, -'.json'.length), namespace, files(path), true, true);
  }
}
