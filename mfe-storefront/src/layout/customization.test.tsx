import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Customization } from 'api';
import type { RenderedPage } from 'mfe-shared/testing';
import { customer } from 'mfe-shared/testing';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { markedDocument, withValue } from '../testing/customization-fields';
import { coupon, idOf, listOf, product, productDetail, quote } from '../testing/goods';
import { everythingIsInView } from '../testing/in-view';
import { loadLazyParts } from '../testing/lazy-parts';
import { me, order, orderList, orderRow } from '../testing/orders';
import { renderShop } from '../testing/render-shop';

const { document: whole, fields } = markedDocument();

/**
 * Read by the API (ways of delivery: `cart.customization.test.ts`) and by the edge (`head.test.ts`,
 * `main-origin.test.ts`), not by these pages.
 */
const elsewhere =
  /^(seo\.(meta_description|meta_keywords|meta_img|meta_url|favicon)|checkout\.shipping_(name_|one_|two_).*)$/;

const publicPages = [
  '/',
  '/product/product-3',
  '/about-us',
  '/contact-us',
  '/offers',
  '/faq',
  '/privacy-policy',
  '/terms-and-conditions',
];
const ownPages = ['/user/dashboard', '/user/my-orders', '/user/update-profile', '/checkout'];

let restore: () => void;
beforeAll(async () => {
  restore = everythingIsInView();
  await loadLazyParts();
});
afterAll(() => restore());

async function open(path: string, customization: Customization): Promise<RenderedPage> {
  const page = await renderShop({
    path,
    ...(ownPages.includes(path) && { session: customer(), inCart: 2 }),
    settings: { customization },
    handlers: {
      'GET /catalog/coupons': [
        ...customization.home.discount_coupon_code,
        ...customization.offers.coupon_code,
      ].map(coupon),
      'GET /catalog/products/product-3': productDetail(3),
      'GET /catalog/products/product-3/reviews': {
        ...listOf([]),
        counts: {},
        averageRating: 0,
        totalReviews: 0,
      },
      'GET /catalog/products': listOf([product(1), product(2)]),
      'GET /customers/me': me(),
      'GET /favourites': { productIds: [] },
      'GET /mail-choices': { items: [] },
      'GET /orders/mine': orderList([orderRow(1)]),
      [`GET /orders/mine/${idOf(7001)}`]: order(),
      'POST /cart/quote': quote(2, { discount: 60 }),
    },
  });
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  await settled(page);
  return page;
}

/**
 * Until the page is whole and has nothing more to do: nothing loads, each product has its heart (they come one after
 * the other, also those of goods that come later), and React has left the page as it was.
 */
async function settled({ shared, router }: RenderedPage): Promise<void> {
  await waitFor(async () => {
    const before = document.body.innerHTML;
    for (let round = 0; round < 3; round += 1) await workIsDone();
    expect(shared.queryClient.isFetching()).toBe(0);
    expect(/skeleton|>Loading/i.test(before)).toBe(false);
    const isProduct = router.state.location.pathname.startsWith('/product/');
    const products = document.querySelectorAll('article').length + Number(isProduct);
    expect(document.querySelectorAll('[aria-label^="Favourite: "]')).toHaveLength(products);
    expect(document.body.innerHTML === before).toBe(true);
  });
}

/** Timers that are due, and then all that React has begun: it does what is as urgent in turn. */
async function workIsDone(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((resolve) => startTransition(() => root.render(<Last onDone={resolve} />)));
  root.unmount();
}

function Last({ onDone }: { onDone: () => void }) {
  useEffect(onDone);
  return null;
}

/** All that a person or a program can read of the page, with the ids of React taken out. */
function seen(): string {
  const values = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  const html = decodeURIComponent(document.body.innerHTML.replaceAll('%', '%25').replaceAll('%252F', '%2F'));
  return [document.title, html, ...values].join('\n').replace(/_r_\w+_/g, '');
}

it('every text, picture and link of the store’s document is shown on a page of the shop', async () => {
  const shown: string[] = [];
  for (const path of [...publicPages, ...ownPages]) {
    const page = await open(path, whole);
    const { user } = page;
    if (path === '/') {
      await user.hover(screen.getByRole('region', { name: 'What is new' }));
      await settled(page);
    }
    if (path === '/user/dashboard') {
      await user.click(screen.getByRole('button', { name: /^Account of/ }));
      await screen.findByRole('menu');
      shown.push(seen());
    }
    shown.push(seen());
    cleanup();
  }
  const all = shown.join('\n');
  const unread = fields.filter(
    ({ path, value, mark }) =>
      typeof value !== 'boolean' && typeof value !== 'number' && !elsewhere.test(path) && !all.includes(mark),
  );
  expect(unread.map(({ path }) => path)).toEqual([]);
});

/** Where the flags of a section have their effect first. */
const pageOf: Record<string, string> = {
  about_us: '/about-us',
  contact_us: '/contact-us',
  offers: '/offers',
  privacy_policy: '/privacy-policy',
  term_and_condition: '/terms-and-conditions',
  faq: '/faq',
  slug: '/product/product-3',
};

const flags = fields.filter(({ value }) => typeof value === 'boolean');
const limits = fields.filter(({ path }) => path.endsWith('_limit'));

async function pageWith(path: string, customization: Customization): Promise<string> {
  const { requests } = await open(path, customization);
  const asked = requests.map(({ path: call, params }) => `${call} ${JSON.stringify(params)}`);
  // On a busy machine one is sent twice, when its reply is old before the page has read it.
  const page = [seen(), ...[...new Set(asked)].sort()].join('\n');
  cleanup();
  return page;
}

it('every switch and number of the store’s document changes a page of the shop', async () => {
  const shown = new Map<string, string>();
  const without: string[] = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const { path, value } of [...flags, ...limits]) {
    const page = pageOf[path.split('.')[0] ?? ''] ?? '/';
    // Arrows and dots at once count for what one of them leaves out.
    const isBoth = path === 'slider.both_slider';
    const base = isBoth
      ? withValue(withValue(whole, 'slider.bottom_dots', false), 'slider.left_right_arrow', false)
      : path.startsWith('slider.')
        ? withValue(whole, 'slider.both_slider', false)
        : whole;
    const key = `${page} ${isBoth} ${path.startsWith('slider.')}`;
    if (!shown.has(key)) {
      // Parts that come a moment after their page at the first visit are there at once from then on.
      await pageWith(page, base);
      shown.set(key, await pageWith(page, base));
      // The same document gives the same page, or every field would seem to have an effect.
      const parts = (await pageWith(page, base)).split(/(?=<)|\n/);
      expect(parts).toEqual(shown.get(key)?.split(/(?=<)|\n/));
    }
    const before = shown.get(key);
    const other = typeof value === 'number' ? value + 1 : false;
    if ((await pageWith(page, withValue(base, path, other))) === before) without.push(path);
  }
  jest.restoreAllMocks();
  expect(without).toEqual([]);
}, 300_000);

it('a page that is switched off has no link in the menu and in the footer', async () => {
  const faq = { title: { en: 'Questions', de: '', fr: '' }, link: '/faq' };
  const withLink = withValue(whole, 'footer.blocks.0.links', [faq]);
  await open('/', withLink);
  expect(document.querySelectorAll('a[href="/faq"]')).toHaveLength(2);
  cleanup();
  await open('/', withValue(withLink, 'faq.status', false));
  expect(document.querySelectorAll('a[href="/faq"]')).toHaveLength(0);
});
