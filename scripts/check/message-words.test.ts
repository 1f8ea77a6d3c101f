import { globSync, readFileSync } from 'node:fs';
import mails from '../../api/src/features/mails/locales/en.json' with { type: 'json' };
import { limitedThings } from '../../api/src/features/plan-limits/plan-limits.service.ts';
import { noticeKinds } from '../../api/src/features/platform-notices/notice-kinds.ts';
import mailWords from '../../mfe-platform-admin/src/features/mails/locales/en.json' with { type: 'json' };
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

it('every kind of mail has words in the list of mails', () => {
  const kinds = Object.entries(mails).filter(([, text]) => 'subject' in text);
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.map(([kind]) => kind).filter((kind) => !(kind in mailWords.kind))).toEqual([]);
});

it('every kind of notice has words on pages and in mails', () => {
  const kinds = Object.keys(noticeKinds);
  const known = new Set(Object.keys(words.messages).map((key) => key.replace(/_(one|other)$/, '')));
  expect(kinds.filter((kind) => !known.has(`notice_${kind}`) || !(kind in words.notices.page))).toEqual([]);
  expect(kinds.filter((kind) => !(kind in mails))).toEqual([]);
  const limits = limitedThings.map((thing) => `limit_${thing}`);
  expect(limits.filter((code) => !known.has(code) || !(code in mails.reasons))).toEqual([]);
});
