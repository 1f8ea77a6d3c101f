import { readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { languages, sourceFiles, webPackages } from './files.ts';

const list = 'api/src/languages.ts';

/** The demo is written in the languages its stores have; one more falls back to their default language. */
const mayName = (file: string) =>
  file === list ||
  file.startsWith('api/src/demo/') ||
  /\.test\.tsx?$|\/(testing|bench|generated|jest)\//.test(file);

/** A code of a language in quotes, as a key, or shorthand in an object: `'de'`, `de: text`, `{ en, de }`, `words.de`. */
const naming = (code: string) =>
  new RegExp(`(['"\`])${code}\\1|\\b${code}\\??: |[{,] *${code} *[,}]|\\w\\.${code}\\b|/${code}\\.json`);

/**
 * The languages stand in one list. No other file names one apart from the first, which texts fall back to: another
 * language is its entry there, and its JSON files.
 */
export const languageNames: Check = {
  name: 'languages',
  async run(root) {
    const patterns = languages.slice(1).map((code) => ({ code, pattern: naming(code) }));
    return sourceFiles(root, ['api', ...webPackages, 'server', 'scripts'])
      .filter((file) => !mayName(file))
      .flatMap((file) => {
        const text = withoutComments(readFileSync(`${root}/${file}`, 'utf8'));
        return patterns
          .filter(({ pattern }) => pattern.test(text))
          .map(({ code }) => `${file} names the language "${code}": it takes them from ${list}`);
      });
  },
};

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
