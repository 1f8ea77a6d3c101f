import type { Page } from '@playwright/test';

/**
 * Opens an address in the app that runs in this tab, as going back does, and waits until another page is there. That
 * loads no other document, and takes a third of the time. False where only another document can be: on another host, at
 * the same address, for a file, and for a page with the same text.
 */
export async function openInPlace(page: Page, address: string): Promise<boolean> {
  const { origin, pathname } = new URL(address);
  const isOfThisApp = origin === new URL(page.url()).origin && !pathname.endsWith('.html');
  if (!isOfThisApp || address === page.url() || (await page.locator('#root').count()) === 0) return false;
  const before = await page.evaluate((to) => {
    const text = document.querySelector('main')?.textContent;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return text;
  }, address);
  // A page that reads like the one before is opened anew.
  return page
    .waitForFunction((text) => document.querySelector('main')?.textContent !== text, before, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );
}
