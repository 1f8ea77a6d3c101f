import { globSync, readFileSync } from 'node:fs';
import words from '../../mfe-shared/src/audit-log/locales/en.json' with { type: 'json' };

/** `action: 'roles.update'` in the API, and the same handed to a function that records it. */
const named = /(?:action: |, )'([a-z-]+\.[a-z-]+)'[,)\s]/g;

it('every action of the audit log has a translation', () => {
  const sources = globSync('api/src/features/**/*.service.ts').map((file) => readFileSync(file, 'utf8'));
  const acts = sources
    .filter((source) => /record(Act|Own)\(/.test(source))
    .flatMap((source) => [...source.matchAll(named)].map(([, act = '']) => act));
  const known: Record<string, Record<string, string>> = words.act;
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.filter((act) => !known[act.split('.')[0] ?? '']?.[act.split('.')[1] ?? ''])).toEqual([]);
});
