import type { Browser } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { createStaff } from '../../api/src/testing/actors.ts';
import { measureImport } from './back-office-import.ts';
import type { ListTimes } from './back-office-lists.ts';
import { measureLists } from './back-office-lists.ts';
import { measureMoments, measureOfficePages } from './back-office-pages.ts';
import { fillLargeStore } from './big-store.ts';
import type { Moment } from './office.ts';
import type { PageResult } from './page-load.ts';
import type { Shop } from './shop.ts';
import { ownersPassword } from './sign-in.ts';

export type BackOfficeResult = { lists: ListTimes[]; pages: PageResult[]; moments: Moment[] };

/**
 * The back office of a store with 30,000 products, 100,000 orders and 20,000 customers beside 100 other stores. It is
 * measured last: the rows stay.
 */
export async function measureBackOffice(
  browser: Browser,
  shop: Shop,
  databaseUrl: string,
): Promise<BackOfficeResult> {
  const store = await fillLargeStore(databaseUrl);
  const email = 'owner@large.test';
  const database = openDatabase(databaseUrl);
  try {
    await createStaff(database, store.id, 'owner', { email, password: ownersPassword });
  } finally {
    await database.close();
  }
  const office = { ...shop, host: shop.host.replace(/^\w+/, store.name), email };
  return {
    lists: await measureLists(office),
    pages: await measureOfficePages(browser, office),
    moments: [...(await measureMoments(browser, office)), ...(await measureImport(office))],
  };
}
