import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openInApp } from './open-in-place.ts';
import { watchRequests } from './settled.ts';

/** How a page is looked at: a desktop, a phone, a tablet, a phone on its side. */
export type View = {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  language?: string;
  /** Asks only whether it fits the screen. */
  onlyWidth?: boolean;
};

export const desktop = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const landscapePhone = { width: 844, height: 390 };
export const largeDesktop = { width: 1440, height: 900 };

/** Phone and desktop in both colours, with the longest words. Other colours take a page as long as another width: they change once. */
export const bothColours: View[] = [
  { ...phone, colorScheme: 'dark', language: 'de' },
  { ...desktop, colorScheme: 'dark', language: 'de' },
  { ...desktop, colorScheme: 'light', language: 'de' },
  { ...phone, colorScheme: 'light', language: 'de' },
];
const between: View[] = [
  { ...tablet, colorScheme: 'light', language: 'de' },
  { ...landscapePhone, colorScheme: 'light', language: 'de' },
];
/** A page is opened once for all of them. A tablet and a phone on its side have the elements of the smallest or the widest. */
export const everyView: View[] = [...bothColours, ...between.map((view) => ({ ...view, onlyWidth: true }))];
/** For a page of few words in the frame of the others. */
export const oneColourEach: View[] = [
  { ...phone, colorScheme: 'dark', language: 'de' },
  ...between.map((view) => ({ ...view, onlyWidth: true })),
  { ...desktop, colorScheme: 'light', language: 'de' },
];
/** For the pages that are looked at most. */
export const everyViewWhole: View[] = [
  ...bothColours,
  ...between,
  { ...largeDesktop, colorScheme: 'light', language: 'de', onlyWidth: true },
];

/** A page and what is wrong with it, for a test that fails once with all complaints. */
export function createCritic(page: Page): {
  complaints: string[];
  /**
   * `act` brings the page into the state that is looked at. Without an address it is the page that is open. `within` is the
   * only part that axe examines.
   */
  look(address: string | undefined, views: View[], act?: () => Promise<void>, within?: string): Promise<void>;
} {
  const complaints: string[] = [];
  const settled = watchRequests(page);
  return {
    complaints,
    async look(address, views, act, within = 'html') {
      const examined = new Set<number>();
      for (const [index, view] of views.entries()) {
        const isAnew = index === 0 || view.language !== views[index - 1]?.language;
        await page.setViewportSize(view);
        await page.emulateMedia({ colorScheme: view.colorScheme });
        if (isAnew) {
          if (address) await open(page, address, view.language);
          await act?.();
        }
        await settled();
        const { width, colorScheme, language = '' } = view;
        const where = [page.url(), width, colorScheme, language].join(' ');
        const complain = (what: string) => complaints.push(`${where}: ${what}`);
        const tooWide = await page.evaluate(`document.documentElement.scrollWidth - innerWidth`);
        if (Number(tooWide) > 0) complain(`${tooWide} px wider than the screen`);
        if (view.onlyWidth) continue;
        // Without a page of its own in which results are put together; all frames are of this host. Once axe is in a page, it
        // stays there, and need not be sent again.
        const hasAxe = await page.evaluate(`'axe' in globalThis`);
        const axe = new AxeBuilder({ page, ...(hasAxe === true && { axeSource: ';' }) })
          .setLegacyMode()
          .include(within)
          .options({ resultTypes: ['violations'] });
        // The same page in other colours.
        const isRecoloured = examined.has(width);
        examined.add(width);
        const { violations } = await (isRecoloured
          ? axe.withRules(['color-contrast', 'link-in-text-block'])
          : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        ).analyze();
        for (const { id, nodes } of violations) complain(`${id} ${nodes[0]?.target.join(' ')}`);
        if (!isAnew) continue;
        for (const control of await strays(page)) complain(`the browser's own font in ${control}`);
        for (const element of await moving(page)) complain(`moves although motion is reduced: ${element}`);
      }
    },
  };
}

async function open(page: Page, address: string, language?: string): Promise<void> {
  const spoken = await page.evaluate('document.documentElement.lang');
  if ((!language || language === spoken) && (await openInApp(page, address))) return;
  const url = new URL(address);
  if (language) url.searchParams.set('lang', language);
  await page.goto(url.href);
  await page.waitForFunction(isHydrated);
  await page.evaluate(changeAtOnce);
}

/** A page without an app, as the one of a browser without a connection, is ready when it has loaded. */
const isHydrated = () =>
  !document.getElementById('root') || performance.getEntriesByName('larder-hydrated').length > 0;

/** Elements far from the screen would keep their colours: their transitions wait until they are near. */
function changeAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition-property: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

const strays = (page: Page): Promise<string[]> =>
  page
    .locator('button, input, select, textarea, kbd')
    .evaluateAll((controls) =>
      controls
        .filter((control) => !/^(system-ui|ui-monospace)/.test(getComputedStyle(control).fontFamily))
        .map((control) => control.outerHTML.slice(0, 100)),
    );

/** Elements with an animation or a transition that is seen. The pages are opened with reduced motion. */
const moving = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return (
          Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)) > 0.01
        );
      })
      .slice(0, 3)
      .map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 100)),
  );
