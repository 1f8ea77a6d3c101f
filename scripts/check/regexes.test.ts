import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '../..');
/** Code of the server. In a browser a text can make only its own visitor wait. */
const sources = ['api/src', 'shell/server'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !/\.test\.|\/(testing|demo)\//.test(path),
  ),
);

type Found = { at: string; pattern: string; flags: string };

function regexesOf(path: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (node && typeof node === 'object') {
      const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
      if (type === 'RegExpLiteral' && pattern) found.push({ at: path, pattern, flags: flags ?? '' });
      for (const value of Object.values(node)) visit(value);
    }
  };
  const text = readFileSync(join(root, path), 'utf8');
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }));
  return found;
}

const limitMs = 50;
const lengths = [4_096, 65_536];
/** Backtracking takes long for many repetitions that fit and an end that does not. */
const pieces = (pattern: string) => [
  ...new Set([
    ...[
      'a',
      'A',
      '0',
      ' ',
      '\t',
      '\n',
      '.',
      '-',
      '_',
      '/',
      '\\',
      '%',
      '%2',
      ':',
      ',',
      ';',
      '=',
      '"',
      '<',
      '&',
      '@',
    ],
    ...[
      'a.',
      'a-',
      'a/',
      'a:',
      'a,',
      '0a',
      '-a',
      ' ,',
      '=;',
      'a@',
      '::',
      '\u00e9',
      '\\u',
      '<a',
      '{{a',
      '../',
    ],
    ...(pattern.match(/[A-Za-z0-9]{2,}/g) ?? []),
  ]),
];
const ends = ['', '!', '\0', '\n', 'a'];

/** By the time that the processor spends on it: this machine may be busy with other things. */
function takesLong(regex: RegExp, text: string): boolean {
  const before = process.threadCpuUsage();
  regex.test(text);
  return process.threadCpuUsage(before).user > limitMs * 1_000;
}

/** The first text that takes too long. Shorter ones come first: what grows with the square is slow there already. */
function slowFor({ pattern, flags }: Found): string | undefined {
  const regex = new RegExp(pattern, flags.replace(/[gy]/g, ''));
  for (const length of lengths) {
    for (const piece of pieces(pattern)) {
      for (const end of ends) {
        const text = piece.repeat(length / piece.length) + end;
        // Once may be the compiler: slow is what is slow again.
        if (takesLong(regex, text) && takesLong(regex, text)) return `${length} characters of "${piece}"`;
      }
    }
  }
  return undefined;
}

it('no regular expression takes more than 50 ms on 64 kB of input', () => {
  const all = new Map<string, Found>();
  for (const path of sources) for (const one of regexesOf(path)) all.set(`${one.pattern}/${one.flags}`, one);
  const slow = [...all.values()].flatMap((one) => {
    const text = slowFor(one);
    return text ? [`${one.at}: /${one.pattern}/ takes long for ${text}`] : [];
  });
  expect(slow).toEqual([]);
  expect(all.size).toBeGreaterThan(50);
});
