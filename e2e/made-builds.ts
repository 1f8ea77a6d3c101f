import type { Page } from '@playwright/test';

/** What the composition in a page says of one build. */
export type Release = {
  build: string;
  entry: string;
  global: string;
  version?: string;
  integrity?: string;
  needs?: Record<string, string>;
};

export type RemoteName = 'mfe-shared' | 'mfe-storefront' | 'mfe-store-admin';

/** A build that exists only in one test: its entry is whatever the test answers with. */
export function madeBuild(remote: RemoteName, more: Partial<Release> = {}): Release {
  const build = '0123456789ab';
  const global = `larder_made_${remote.replaceAll('-', '_')}`;
  return { build, entry: `/mfe/${remote}/${build}/entry.js`, global, version: '1.0.0', ...more };
}

/** The entry of a container, written by hand; `module` is the code of the function that gives its module. */
export function container({ global }: Release, module: string): string {
  return `globalThis.${global} = { init() {}, get: async () => () => { ${module} } };`;
}

/** A module of routes with one page, which is this component. */
export function routesOf(component: string): string {
  return `return { createRoutes: () => [{ path: '*', Component: ${component} }], loadTranslations: async () => ({}) };`;
}

/**
 * The page is made of this build, and goes back to the edge's own. It is changed after the browser has read the page
 * and before the shell runs, because the edge serves only builds that were published.
 */
export async function openWith(page: Page, remote: RemoteName, release: Release): Promise<void> {
  await page.addInitScript(
    ({ name, newest }) => {
      document.addEventListener('readystatechange', () => {
        const element = document.getElementById('larder-composition');
        if (document.readyState !== 'interactive' || !element) return;
        const composition = JSON.parse(element.textContent ?? '') as { remotes: Record<string, object> };
        composition.remotes[name] = { ...newest, fallback: composition.remotes[name] };
        element.textContent = JSON.stringify(composition);
      });
    },
    { name: remote, newest: release },
  );
}

export type Reported = { remote: string; build: string; phase: string; message: string };

/** What the page reports, which does not reach the platform: failures made on purpose would take builds back. */
export async function catchReports(page: Page): Promise<Reported[]> {
  const reported: Reported[] = [];
  await page.route('**/api/telemetry', async (route) => {
    const { errors = [] } = route.request().postDataJSON() as { errors?: Reported[] };
    reported.push(...errors);
    await route.fulfill({ status: 202 });
  });
  return reported;
}
