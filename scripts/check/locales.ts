import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { languages, webPackages } from './files.ts';

/**
 * All languages of a folder have the same keys, and their texts the same placeholders: none is missing, empty or left
 * over in one of them.
 */
export const locales: Check = {
  name: 'locales',
  async run(root) {
    const sources = ['api', ...webPackages].map((name) => `${name}/src/**/locales`);
    const patterns = [...sources, 'shell/server/locales', 'scripts/new-*/**/locales'];
    return globSync(patterns, { cwd: root }).flatMap((folder) => compare(root, folder.replaceAll('\\', '/')));
  },
};

function compare(root: string, folder: string): string[] {
  // Files of a template end in .txt, so that nobody takes them for the files that are made of them.
  const ending = existsSync(`${root}/${folder}/${languages[0]}.json.txt`) ? 'json.txt' : 'json';
  const fileOf = (language: string) => `${folder}/${language}.${ending}`;
  const absent = languages.filter((language) => !existsSync(`${root}/${fileOf(language)}`));
  if (absent.length > 0) return absent.map((language) => `${folder} lacks ${language}.${ending}`);
  const texts = new Map(languages.map((language) => [language, readTexts(`${root}/${fileOf(language)}`)]));
  const all = [...new Set([...texts.values()].flatMap((keys) => [...keys.keys()]))];
  return languages.flatMap((language) =>
    all.flatMap((key) => {
      const [text, model] = [language, languages[0]].map((one) => texts.get(one)?.get(key));
      if (!text) return `${fileOf(language)} lacks "${key}"`;
      const [own, others] = [placeholdersIn(text), placeholdersIn(model ?? text)];
      return own === others
        ? []
        : `${fileOf(language)} has ${own} in "${key}", ${languages[0]} has ${others}`;
    }),
  );
}

/** `{{count}}` of the screens and `{name}` of mails: their names, each once. */
function placeholdersIn(text: string): string {
  const names = [...text.matchAll(/\{\{?(\w+)/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].sort().join(' ') || 'no placeholder';
}

/** Keys as paths. Plural forms differ by language (French has `_many`), so they count as one key. */
function readTexts(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    } else {
      const key = path.replace(/_(zero|one|two|few|many|other)$/, '');
      texts.set(key, `${texts.get(key) ?? ''} ${value}`.trim());
    }
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return texts;
}
