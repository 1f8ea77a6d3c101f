import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '@playwright/test';

type Fixtures = {
  /** Opens a page in a browser of its own, with nobody's session. It is closed when the test ends. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
