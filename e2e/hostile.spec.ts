import { expect, test } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';
import { watchRequests } from './settled.ts';
import { demoPassword, staySignedIn } from './sign-in.ts';

/** Texts that would run in a page that took them for anything but text: each calls `fired`. */
const vectors = [
  '<script>fired()</script>',
  '</script><script>fired()</script>',
  '</title><script>fired()</script>',
  '</textarea><img src=x onerror=fired()>',
  '<img src=x onerror=fired()>',
  '"><img src=x onerror=fired()>',
  `'><img src=x onerror=fired()>`,
  '<svg/onload=fired()>',
  '<svg><script>fired()</script></svg>',
  '<math><mtext><style><img src=x onerror=fired()>',
  '<iframe srcdoc="<script>parent.fired()</script>"></iframe>',
  '<a href="javascript:fired()" autofocus onfocus=fired()>x</a>',
  '<input autofocus onfocus=fired()>',
  '<details open ontoggle=fired()>',
  '<style>@import "javascript:fired()"</style>',
  '<base href="javascript:fired()//">',
  '" autofocus onfocus="fired()',
  `';fired();//`,
  '"-fired()-"',
  '{{constructor.constructor("fired()")()}}',
  '\u2028fired()//',
  '<!--<script>fired()</script>-->',
  'javascript:fired()',
];
let used = 0;
const vector = () => {
  used += 1;
  return vectors[used % vectors.length] ?? '';
};

const isText = (value: object): value is Record<string, string> =>
  'en' in value && Object.values(value).every((one) => typeof one === 'string');

/** The document with a vector in each of its texts. */
function hostile<T>(value: T): T {
  if (Array.isArray(value)) return value.map(hostile) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (isText(value)) return Object.fromEntries(entries.map(([language]) => [language, vector()])) as T;
  return Object.fromEntries(entries.map(([key, inner]) => [key, hostile(inner)])) as T;
}

const texts = () => ({ en: vector(), de: vector(), fr: vector() });
const customization = '/setting/store/customization';
type Saved = { version: number; customization: object };

test('no text that a store can enter runs in a page of the shop or of the back office', async ({
  page,
  context,
}) => {
  const store = 'greens';
  const body = { email: 'owner@greens.test', password: demoPassword };
  const { token } = (await callApi<{ token: string }>(store, '/admin/login', { method: 'POST', body })).body;
  const send = async <T>(method: string, path: string, given: object) => {
    const reply = await callApi<T>(store, path, { method, token, body: given });
    expect(reply.status, JSON.stringify(reply.body).slice(0, 300)).toBeLessThan(300);
    return reply.body;
  };
  const before = (await callApi<Saved>(store, customization, { token })).body;
  const { id: category } = await send<{ id: string }>('POST', '/categories', {
    ...{ name: texts(), description: texts(), slug: 'hostile', parentId: null, image: null, status: 'show' },
  });
  const [slug, title] = ['hostile-goods', texts()];
  const product = await send<{ id: string }>('POST', '/products', {
    ...{ title, description: texts(), ingredients: texts(), slug, brand: vector() },
    ...{
      categoryId: category,
      categoryIds: [category],
      tags: [vector().slice(0, 30)],
      images: [],
      status: 'show',
    },
    ...{ soldBy: 'each', pricedBy: 'each', allergens: [], diets: [], nutrition: {}, originCountry: null },
    ...{ storageZone: 'ambient', maxPerOrder: null, attributeIds: [] },
    variants: [
      {
        ...{ sku: vector().slice(0, 40), barcode: null, optionValues: {}, price: 200, originalPrice: 200 },
        ...{ costPrice: null, image: null, unitSize: null, unitLabel: 'piece', status: 'show' },
        ...{ stock: { seen: 0, onHand: 10 }, reorderPoint: 0 },
      },
    ],
  });
  await send('PUT', customization, { ...hostile(before.customization), version: before.version });
  try {
    const fired: string[] = [];
    const violations: string[] = [];
    await context.exposeFunction('fired', () => fired.push(page.url()));
    await context.exposeFunction('violated', (what: string) => violations.push(`${what} at ${page.url()}`));
    await context.addInitScript(() => {
      const { violated } = window as unknown as { violated(what: string): void };
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violated(`${violatedDirective} ${blockedURI}`),
      );
    });
    const settled = watchRequests(page);
    const visit = async (path: string) => {
      await page.goto(`${hostUrl(store)}${path}`);
      await expect(page.getByRole('main')).toBeVisible();
      await settled();
    };
    for (const path of ['/', '/search?category=hostile', '/faq', '/about-us', '/contact-us'])
      await visit(path);
    for (const path of ['/privacy-policy', '/offers', '/checkout']) await visit(path);
    await visit(`/product/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
    await staySignedIn(page, store, body.email);
    for (const path of [
      '/admin/products',
      `/admin/products/edit/${product.id}`,
      '/admin/store/customization',
    ])
      await visit(path);
    expect(fired).toEqual([]);
    // Nothing needed the policy to stop it.
    expect(violations).toEqual([]);
    // A script that runs is heard.
    await page.evaluate(() => (window as unknown as { fired(): void }).fired());
    expect(fired).toHaveLength(1);
  } finally {
    const now = (await callApi<Saved>(store, customization, { token })).body;
    await send('PUT', customization, { ...before.customization, version: now.version });
  }
});
