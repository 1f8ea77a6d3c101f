import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { languages, webPackages } from './files.ts';

/** The languages of a folder say the same things: no key is missing, empty or left over in one of them. */
export const locales: Check = {
  name: 'locales',
  async run(root) {
    const patterns = ['api', ...webPackages].map((name) => `${name}/src/**/locales`);
    return globSync(patterns, { cwd: root }).flatMap((folder) => compare(root, folder.replaceAll('\\', '/')));
  },
};

function compare(root: string, folder: string): string[] {
  const absent = languages.filter((language) => !existsSync(`${root}/${folder}/${language}.json`));
  if (absent.length > 0) return absent.map((language) => `${folder} lacks ${language}.json`);
  const texts = new Map(
    languages.map((language) => [language, readTexts(`${root}/${folder}/${language}.json`)]),
  );
  const all = new Set([...texts.values()].flatMap((keys) => [...keys.keys()]));
  return languages.flatMap((language) =>
    [...all].flatMap((key) =>
      texts.get(language)?.get(key) ? [] : `${folder}/${language}.json lacks "${key}"`,
    ),
  );
}

/** Keys as paths. Plural forms differ by language (French has `_many`), so they count as one key. */
function readTexts(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    } else {
      texts.set(path.replace(/_(zero|one|two|few|many|other)$/, ''), String(value).trim());
    }
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return texts;
}
