import { defaultGlobalSetting } from '../settings/defaults';
import { createFormatters } from './formatters';
import { timePatternOf } from './time-pattern';

const en = createFormatters(defaultGlobalSetting, 'en');
const euro = { ...defaultGlobalSetting, default_currency: 'EUR', default_date_format: 'DD.MM.YYYY' as const };
const de = createFormatters(euro, 'de');
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('amounts of money', () => {
  it('are shown from minor units in the store’s currency', () => {
    expect(en.money(1299)).toBe('$12.99');
    expect(en.money(0)).toBe('$0.00');
    expect(en.money(123_456_789)).toBe('$1,234,567.89');
    expect(plain(de.money(3420))).toBe('34,20 €');
    expect(plain(en.money(1299, 'EUR'))).toBe('€12.99');
  });

  it('have as many digits as the store wants, at most those of the currency', () => {
    const whole = createFormatters({ ...defaultGlobalSetting, floating_number: 0 }, 'en');
    expect(whole.money(1250)).toBe('$13');
    expect(whole.money(1250, 'JPY')).toBe('¥1,250');
  });

  it('have the symbol that the store gave the currency, where the language puts it', () => {
    const own = [
      { code: 'USD', symbol: 'US$' },
      { code: 'CHF', symbol: 'Fr.' },
      { code: 'JPY', symbol: 'JP¥' },
    ];
    const english = createFormatters(defaultGlobalSetting, 'en', own);
    expect(english.money(1299)).toBe('US$12.99');
    expect(english.money(-1299)).toBe('-US$12.99');
    expect(plain(english.money(1299, 'CHF'))).toBe('Fr. 12.99');
    expect(english.money(1299, 'EUR')).toBe('€12.99');
    expect(english.money(1299, 'JPY')).toBe('JP¥1,299.00');
    expect(plain(createFormatters(euro, 'de', own).money(1299, 'CHF'))).toBe('12,99 Fr.');
  });

  it('are shown with the default symbol when the currency is unknown', () => {
    expect(createFormatters({ ...defaultGlobalSetting, default_currency: '' }, 'en').money(1299)).toBe(
      '$12.99',
    );
  });
});

describe('the price of a unit', () => {
  it('is shown for products sold by weight, volume or in packs', () => {
    expect(en.unitPrice(320, 500, 'kg')).toBe('$6.40 / kg');
    expect(en.unitPrice(129, 330, 'l')).toBe('$3.91 / l');
    expect(en.unitPrice(250, 200, '100g')).toBe('$1.25 / 100 g');
    expect(en.unitPrice(300, 6, 'each')).toBe('$0.50 / 1');
  });

  it('is left out when it adds nothing to the price', () => {
    expect(en.unitPrice(320, 1000, 'kg')).toBe('');
    expect(en.unitPrice(320, null, 'kg')).toBe('');
    expect(en.unitPrice(320, 0, 'kg')).toBe('');
    expect(en.unitPrice(320, 1, 'each')).toBe('');
  });
});

describe('times and numbers', () => {
  const afternoon = '2026-03-09T15:05:00.000Z';

  it('follow the store’s date format in the visitor’s language', () => {
    expect(en.date(afternoon)).toBe('Mar 9, 2026');
    expect(de.date(afternoon)).toBe('09.03.2026');
    const german = createFormatters({ ...defaultGlobalSetting, default_date_format: 'D MMM, YYYY' }, 'de');
    expect(german.date(afternoon)).toBe('9 Mär, 2026');
    expect(createFormatters(defaultGlobalSetting, 'de').date(afternoon)).toBe('9. März 2026');
    expect(createFormatters(defaultGlobalSetting, 'fr').date(afternoon)).toBe('9 mars 2026');
    expect(en.date('nonsense')).toBe('');
  });

  it('show the time as h:mm A', () => {
    expect(en.time(afternoon)).toBe('3:05 PM');
    expect(en.time('2026-03-09T00:30:00.000Z')).toBe('12:30 AM');
    expect(de.time(afternoon)).toBe('3:05 PM');
    expect(en.dateTime(afternoon)).toBe('Mar 9, 2026 3:05 PM');
  });

  it('have the clock of the reader’s language where shoppers read them', () => {
    const clockOf = (language: 'en' | 'de' | 'fr') =>
      createFormatters(defaultGlobalSetting, language, [], timePatternOf(language)).time;
    expect(clockOf('en')(afternoon)).toBe('3:05 PM');
    expect(clockOf('de')(afternoon)).toBe('15:05');
    expect(clockOf('fr')(afternoon)).toBe('15:05');
    expect(clockOf('de')('2026-03-09T00:30:00.000Z')).toBe('00:30');
  });

  it('are those of the store’s time zone, in summer and winter', () => {
    const inZone = (zone: string) =>
      createFormatters({ ...defaultGlobalSetting, default_time_zone: zone }, 'en');
    const berlin = inZone('Europe/Berlin');
    expect(berlin.dateTime('2026-01-31T23:30:00.000Z')).toBe('Feb 1, 2026 12:30 AM');
    expect(berlin.dateTime('2026-07-31T22:30:00.000Z')).toBe('Aug 1, 2026 12:30 AM');
    expect(inZone('America/Los_Angeles').dateTime('2026-01-01T07:59:00.000Z')).toBe('Dec 31, 2025 11:59 PM');
    expect(inZone('Mars/Olympus').time(afternoon)).toBe('3:05 PM');
  });

  it('show a day without a time as that day in every time zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const { date } = createFormatters({ ...defaultGlobalSetting, default_time_zone: zone }, 'en');
      expect(date('2026-03-09')).toBe('Mar 9, 2026');
    }
  });

  it('group digits and turn basis points into percent', () => {
    expect(en.number(12_345)).toBe('12,345');
    expect(en.percent(1250)).toBe('12.5%');
    expect(plain(de.percent(700))).toBe('7 %');
  });
});
