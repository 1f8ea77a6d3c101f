import type { Page } from '@playwright/test';

/** One build in the composition of a page. */
export type Release = {
  build: string;
  entry: string;
  global: string;
  version?: string;
  integrity?: string;
  needs?: Record<string, string>;
};

export type RemoteName = 'mfe-shared' | 'mfe-storefront' | 'mfe-store-admin' | 'mfe-platform-admin';

/** A build that exists only in one test: its entry is whatever the test answers with. */
export function madeBuild(remote: RemoteName, more: Partial<Release> = {}): Release {
  const { build = '0123456789ab' } = more;
  const global = `larder_made_${build}`;
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

type Builds = { newest?: Release; lastGood?: Release };

/**
 * The page is made of these builds of one part; the edge's own is the one that is not named. That is changed after the
 * browser has read the page and before the shell runs, because the edge serves only builds that were published.
 */
export async function openWith(page: Page, remote: RemoteName, builds: Builds): Promise<void> {
  await page.addInitScript(
    ({ name, newest, lastGood }) => {
      document.addEventListener('readystatechange', () => {
        const element = document.getElementById('larder-composition');
        if (document.readyState !== 'interactive' || !element) return;
        const composition = JSON.parse(element.textContent ?? '') as {
          remotes: Record<string, { paths?: string[] }>;
        };
        const own = composition.remotes[name];
        // A made build has its pages where the real one has them.
        const made = (release: object) => ({ paths: own?.paths, ...release });
        composition.remotes[name] = {
          ...(newest ? made(newest) : own),
          fallback: lastGood ? made(lastGood) : own,
        } as { paths?: string[] };
        element.textContent = JSON.stringify(composition);
      });
    },
    { name: remote, ...builds },
  );
}

/** Answers for the entry of a made build with the container of this module. */
export async function serve(page: Page, release: Release, module: string): Promise<void> {
  await page.route(`**${release.entry}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: container(release, module) }),
  );
}

export type Reported = { remote: string; build: string; phase: string; message: string };

/** Catches the page's reports before the platform: failures made on purpose would take builds back. */
export async function catchReports(page: Page): Promise<Reported[]> {
  const reported: Reported[] = [];
  await page.route('**/api/telemetry', async (route) => {
    const { errors = [] } = route.request().postDataJSON() as { errors?: Reported[] };
    reported.push(...errors);
    await route.fulfill({ status: 202 });
  });
  return reported;
}
