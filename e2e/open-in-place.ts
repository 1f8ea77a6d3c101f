import type { Page } from '@playwright/test';

/**
 * Opens an address in the app that runs in this tab, as going back does, and waits until the page reads otherwise. That
 * takes a third of the time of another document. False where a document has to be loaded: on another host, at the same
 * address, for a file, and for a page that reads like the one before.
 */
export async function openInApp(page: Page, address: string): Promise<boolean> {
  const { origin, pathname } = new URL(address);
  const isOfThisApp = origin === new URL(page.url()).origin && !pathname.endsWith('.html');
  if (!isOfThisApp || address === page.url() || (await page.locator('#root').count()) === 0) return false;
  const before = await page.evaluate(textUnlike, '');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  return page.waitForFunction(textUnlike, before, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * The text of the page, or nothing while it is the one from before. Some pages are a drawer beside a list. It is a
 * function, as the policy of the pages refuses expressions that are waited for.
 */
const textUnlike = (before: string) => {
  const text = [...document.querySelectorAll('main, [role="dialog"]')].map((part) => part.textContent).join();
  return text === before ? '' : text;
};

/** In the app that runs in this tab if that can be. */
export async function openInPlace(page: Page, address: string): Promise<void> {
  if (!(await openInApp(page, address))) await page.goto(address);
}
