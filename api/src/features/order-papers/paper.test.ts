import type { GlobalSetting } from '../settings/settings.schema.ts';
import { paperTools } from './paper.ts';

const global = { default_language: 'en', default_time_zone: '' } as GlobalSetting;

test('papers show amounts and days in their own language, currency and time zone', () => {
  const night = '2026-11-28T23:30:00Z';
  const inBerlin = { ...global, default_time_zone: 'Europe/Berlin' };
  // The second time the formats come from the cache.
  for (let time = 0; time < 2; time += 1) {
    expect(paperTools('en', 'USD', global).money(1250)).toBe('$12.50');
    expect(paperTools('de', 'EUR', global).money(1250)).toBe('12,50\u00a0€');
    expect(paperTools('en', 'JPY', global).money(1250)).toBe('¥1,250');
    expect(paperTools('en', 'USD', global).date(night)).toBe('November 28, 2026');
    expect(paperTools('en', 'USD', inBerlin).date(night)).toBe('November 29, 2026');
  }
});
