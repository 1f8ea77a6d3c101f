import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEachLanguage } from 'api/languages';
import type screens from '../src/screens/locales/en.json';
import type own from './locales/en.json';

const read = (folder: string, language: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'));

/** The texts of the shell and of the edge. The edge writes some of the shell's into pages before scripts run. */
export const words = inEachLanguage((language) => ({
  ...(read('../src/screens/locales', language) as typeof screens),
  ...(read('locales', language) as typeof own),
}));
