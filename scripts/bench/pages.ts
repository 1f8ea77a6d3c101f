import type { Browser } from '@playwright/test';
import type { CatalogProduct, ListReply } from '../../api/src/contract.ts';
import type { PageResult } from './page-load.ts';
import { measurePage } from './page-load.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';
import { ownerCookies } from './sign-in.ts';

/** The store's pages on a phone and on a desk, and the admin's list on a desk; over a slow network and an open one. */
export async function measurePages(browser: Browser, shop: Shop): Promise<PageResult[]> {
  const base = `http://${shop.host}`;
  const pages = [
    { page: 'home', url: `${base}/` },
    { page: 'category', url: `${base}/search?category=fruits-vegetable` },
    { page: 'product', url: `${base}/product/${await someProduct(shop)}` },
    {
      page: 'admin product list',
      url: `${base}/admin/products`,
      cookies: await ownerCookies(shop),
      ready: 'a[href^="/admin/products/edit/"]',
    },
  ];
  const measured: PageResult[] = [];
  for (const target of pages) {
    for (const width of target.page.startsWith('admin') ? [1350] : [412, 1350]) {
      for (const throttled of [true, false])
        measured.push(await measurePage(browser, { ...target, width }, throttled));
    }
  }
  return measured;
}

async function someProduct(shop: Shop): Promise<string> {
  const { items } = await ask<ListReply<CatalogProduct>>(shop, '/api/catalog/products?limit=1&sort=popular');
  return items[0]?.slug ?? '';
}
