import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEachLanguage } from 'api/languages';
import type screens from '../src/screens/locales/en.json';
import type own from './locales/en.json';

const read = (folder: string, language: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'));

/** The shell's own texts, some of which the edge writes into pages before any script has run, and the edge's. */
export const words = inEachLanguage((language) => ({
  ...(read('../src/screens/locales', language) as typeof screens),
  ...(read('locales', language) as typeof own),
}));
