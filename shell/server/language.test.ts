import { startsInDefaultLanguage } from 'api/page-paths';
import { addressLanguage, pageLanguage } from './language.ts';

const all = ['en', 'de', 'fr'] as const;

function store(codes: readonly ('en' | 'de' | 'fr')[], standard: 'en' | 'de' | 'fr') {
  return { languages: codes.map((iso_code) => ({ iso_code })), global: { default_language: standard } };
}

describe('the language of a page', () => {
  it.each([
    ['the one that the browser prefers, in whatever order it names them', 'fr;q=0.5, de;q=0.9', 'de'],
    ['none that the browser refuses', 'de;q=0, fr;q=0.3', 'fr'],
    ['that of a country the browser names', 'de-CH, fr;q=0.9', 'de'],
    ["the store's own for a browser that takes any", '*', 'en'],
    ["the store's own for a browser that asks for others only", 'es, pt;q=0.9', 'en'],
    ["the store's own for a browser that says nothing", undefined, 'en'],
    ["the store's own for a header that is none", ';;q=,,', 'en'],
  ])('is %s', (_what, header, language) => {
    expect(pageLanguage(store(all, 'en'), undefined, header)).toBe(language);
  });

  it('is the one that the visitor chose before', () => {
    expect(pageLanguage(store(all, 'en'), 'a=b; language=fr', 'de')).toBe('fr');
  });

  it('is never one that the store does not have', () => {
    expect(pageLanguage(store(['en', 'fr'], 'en'), undefined, 'de, fr;q=0.2')).toBe('fr');
    expect(pageLanguage(store(['en', 'fr'], 'fr'), 'language=de', 'de')).toBe('fr');
  });

  it("is the store's own, though shoppers cannot choose it, only when they ask for none of the others", () => {
    const germanStore = store(['en', 'fr'], 'de');
    expect(pageLanguage(germanStore, 'language=de', 'de, fr;q=0.2')).toBe('fr');
    expect(pageLanguage(germanStore, undefined, 'es')).toBe('de');
  });

  it('is any that Larder speaks for a store without a list', () => {
    expect(pageLanguage(store([], 'en'), undefined, 'fr')).toBe('fr');
  });

  it('is the default one before that of the browser, if the store says so', () => {
    const ownFirst = { ...store(all, 'en'), store: { loadLocaleFrom: 'store' as const } };
    expect(pageLanguage(ownFirst, undefined, 'de')).toBe('en');
    expect(pageLanguage(ownFirst, 'language=fr', 'de')).toBe('fr');
  });
});

it.each([
  ['lang=de', 'de'],
  ['lang=fr', null],
  ['lang=de-CH', null],
  ['lang=constructor', null],
  ['', null],
])('an address with %j names the language %s of a store with English and German', (query, language) => {
  expect(addressLanguage(store(['en', 'de'], 'en'), new URLSearchParams(query))).toBe(language);
});

it.each([
  ['/admin/auth/login', true],
  ['/platform-admin/auth/login', true],
  ['/admin/auth/logins', false],
  ['/admin/auth/forgot-password', false],
  ['/auth/login', false],
])('%s starts in the store’s language: %s', (path, starts) => {
  expect(startsInDefaultLanguage(path)).toBe(starts);
});
