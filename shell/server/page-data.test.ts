import type { HostBootstrap } from 'api';
import type { Composition } from './composition.ts';
import { bootstrapOf, stylesAttribute } from './page-data.ts';
import { buildOf, makeRecord } from './testing/builds.ts';

const bootstrap = {
  customization: {
    seo: { meta_title: { en: 'Fresh' } },
    faq: { status: true, title: { en: 'Questions' } },
    about_us: { header: { title: { en: 'About us' } } },
  },
} as unknown as HostBootstrap;

const page = (path: string, storeText?: string) => ({
  ...{ path, host: 'store' as const, chunk: 'page', title: {} },
  ...(storeText && { storeText }),
});

/** A shop with a page of questions, and one about it that another remote has. */
function withShared(version: string, fallback?: string): Composition {
  const shared = (version: string) => ({ 'mfe-shared': makeRecord('mfe-shared', buildOf('a'), { version }) });
  const recordOf = (part: string, pages: object[]) =>
    makeRecord(part, buildOf('a'), { pages: pages as never });
  return {
    parts: {
      ...shared(version),
      'mfe-storefront': recordOf('mfe-storefront', [page('/'), page('/faq', 'faq.title')]),
      'mfe-about': recordOf('mfe-about', [page('/about-us', 'about_us.header.title')]),
    },
    fallback: fallback ? shared(fallback) : {},
  } as unknown as Composition;
}

it.each([
  ['1.38.0', 'admin', false],
  ['1.38.2-3f2a1c', 'admin', false],
  ['2.0.0', 'admin', false],
  // It would wait for what the page does not have.
  ['1.37.4', 'admin', true],
  ['1.38.0', 'public', true],
] as const)('with mfe-shared %s a page of the %s area has the shop’s texts: %s', (version, subtype, has) => {
  const area = { subtype, host: 'store' } as const;
  const data = bootstrapOf({ bootstrap, area, path: '/', composition: withShared(version) });
  expect('customization' in data).toBe(has);
});

it.each([
  ['/', '1.50.0', undefined, ['seo.meta_title', 'faq.status']],
  ['/faq', '1.50.0', undefined, ['seo.meta_title', 'faq.status', 'faq.title']],
  ['/about-us', '1.51.0-3f2a1c', '1.50.0', ['seo.meta_title', 'faq.status', 'about_us.header']],
  // It would not fetch them.
  ['/', '1.49.0', undefined, ['seo.meta_title', 'faq.status', 'faq.title', 'about_us.header']],
  ['/', '1.50.0', '1.49.0', ['seo.meta_title', 'faq.status', 'faq.title', 'about_us.header']],
] as const)(
  '%s with mfe-shared %s, else %s, has these texts of the shop: %j',
  (path, version, fallback, texts) => {
    const area = { subtype: 'public', host: 'store' } as const;
    const data = bootstrapOf({ bootstrap, area, path, composition: withShared(version, fallback) });
    const has = Object.entries(data.customization ?? {}).flatMap(([name, section]) =>
      Object.keys(section).map((key) => `${name}.${key}`),
    );
    expect(has).toEqual(texts);
  },
);

it.each([
  ['1.52.0', undefined, 'data-styles'],
  // It would not find them, and write all of them again.
  ['1.51.2-3f2a1c', undefined, 'data-emotion'],
  ['1.52.0', '1.51.0', 'data-emotion'],
])('mfe-shared %s, else %s, finds rendered styles by %s', (version, fallback, attribute) => {
  expect(stylesAttribute(withShared(version, fallback))).toBe(attribute);
});
