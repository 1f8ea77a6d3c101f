import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import type { CatalogProduct, ListReply } from '../../api/src/contract.ts';
import type { PageResult, PageToMeasure } from './page-load.ts';
import { measurePage } from './page-load.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';
import { ownerCookies } from './sign-in.ts';

/** The store's pages on a phone and a desktop, and the admin's list on a desktop, with a throttled and an open network. */
export async function measurePages(browser: Browser, shop: Shop): Promise<PageResult[]> {
  const measured: PageResult[] = [];
  for (const target of await pagesOf(shop)) {
    for (const width of target.page.startsWith('admin') ? [1350] : [412, 1350]) {
      for (const throttled of [true, false])
        measured.push(await measurePage(browser, { ...target, width }, throttled));
    }
  }
  return [...measured, ...(await measureFloor(browser, await pagesOf(shop)))];
}

/** The measured pages of the demo store. */
export async function pagesOf(shop: Shop): Promise<Omit<PageToMeasure, 'width'>[]> {
  const base = `http://${shop.host}`;
  return [
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
}

/** The name of a page's HTML alone, which no page with scripts can beat. */
export const withoutScripts = (page: string): string => `${page} without scripts`;

/** The lower bounds on this machine: a document of one line, and the store's pages without their scripts. */
async function measureFloor(browser: Browser, pages: Omit<PageToMeasure, 'width'>[]): Promise<PageResult[]> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end('<!doctype html><title>A heading</title><h1>A heading</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const floors = [
    { page: 'a heading alone', url: `http://127.0.0.1:${port}/` },
    ...pages.filter(({ cookies }) => !cookies).map(({ page, url }) => ({ page: withoutScripts(page), url })),
  ];
  const measured: PageResult[] = [];
  for (const floor of floors) {
    for (const throttled of [true, false])
      measured.push(await measurePage(browser, { ...floor, width: 412, withoutScripts: true }, throttled));
  }
  server.close();
  return measured;
}

async function someProduct(shop: Shop): Promise<string> {
  const { items } = await ask<ListReply<CatalogProduct>>(shop, '/api/catalog/products?limit=1&sort=popular');
  return items[0]?.slug ?? '';
}
