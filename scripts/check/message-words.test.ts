import { globSync, readFileSync } from 'node:fs';
import words from '../../mfe-platform-admin/src/ui/locales/en.json' with { type: 'json' };

const codesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code);

it('every message code of the API has a translation', () => {
  const sources = globSync('api/src/features/{demotions,releases,rollouts,telemetry}/*.service.ts');
  const refusals = readFileSync('api/src/features/releases/refusals.ts', 'utf8');
  const codes = [
    ...codesIn(refusals, /^ {2}(\w+): '.*',$/gm),
    ...sources.flatMap((file) => codesIn(readFileSync(file, 'utf8'), /code: '(\w+)', values/g)),
  ];
  const known = new Set(Object.keys(words.messages).map((key) => key.replace(/_\w+$/, '')));
  expect(codes.length).toBeGreaterThan(25);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});
