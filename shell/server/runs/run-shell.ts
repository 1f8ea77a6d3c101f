import type { BuildSet, ReleaseRecord, RunFault, RunInput } from 'api';
import { operatorPermissions } from 'api/operator-permissions';
import { loginOf } from 'api/page-paths';
import { permissions } from 'api/permissions';
import type { Parts } from '../composition.ts';
import { compositionForPage } from '../composition.ts';
import type { HostKind } from '../page-records.ts';
import type { ReadText } from './read-text.ts';
import { partOf } from './run-containers.ts';
import { runProcess } from './run-process.ts';
import type { Login, ShellJob } from './shell-messages.ts';

/** The shell itself gives a page up after half of the time. */
const blankShare = 0.4;

type Options = Pick<RunInput, 'set' | 'shop' | 'platform'> & { text: ReadText; stepMs: number };

/**
 * Starts the shell and opens each page of a remote that edges do not render, as who may see it. No data come: it is the
 * first moment of each page. Returns the first fault.
 */
export async function runShell({ set, shop, platform, text, stepMs }: Options): Promise<RunFault[]> {
  const { shell, shared, remote } = set;
  if (!(await tellsOfPages(shell, text))) return [];
  const bootstraps: Record<HostKind, string | null> = { store: shop?.bootstrap ?? null, platform };
  for (const { host, login, paths } of visitsOf(remote)) {
    const bootstrap = bootstraps[host];
    if (!bootstrap) continue;
    const job = jobOf({ set, host, login, paths, bootstrap, blankMs: stepMs * blankShare });
    const records: [ReleaseRecord, ...ReleaseRecord[]] = [shell, shared, remote];
    const faults = await runProcess({ script: 'shell-process', job, records, text, stepMs });
    if (faults.length > 0) return faults;
  }
  return [];
}

/** Shells from before there was a watchdog do not say when a page is on the screen. */
async function tellsOfPages(shell: ReleaseRecord, text: ReadText): Promise<boolean> {
  for (const { path } of shell.files.filter(({ path }) => path.endsWith('.js'))) {
    const code = await text(shell, path).catch(() => '');
    if (code.includes('larderWatch')) return true;
  }
  return false;
}

type Visit = { host: HostKind; login: Login | null; paths: string[] };

/** The visits of a run, by host and sign-in: a signed-in person stays so, and each host has its own pages. */
function visitsOf({ pages }: ReleaseRecord): Visit[] {
  const visits = new Map<string, Visit>();
  const seen = new Set<string>();
  // A page for all other addresses has no address of its own to open.
  for (const page of pages.filter(({ path, render }) => !render && !path.endsWith('*'))) {
    // One page in two back offices is opened once, and one of each is.
    const [, area] = page.path.split('/');
    const names = [`${page.host} ${area}`, page.chunks.join(' ') || page.path];
    if (names.every((name) => seen.has(name))) continue;
    for (const name of names) seen.add(name);
    const login = page.login ?? loginOf(page.path) ?? null;
    // A store's host has operators' pages as well.
    const host = login === 'platformAdmin' ? 'platform' : page.host;
    const visit = visits.get(`${host} ${login}`) ?? { host, login, paths: [] };
    visits.set(`${host} ${login}`, visit);
    visit.paths.push(page.path.replace(/:\w+/g, 'none'));
  }
  return [...visits.values()];
}

type Given = Visit & Pick<ShellJob, 'bootstrap' | 'blankMs'> & { set: BuildSet };

function jobOf({ set, host, ...given }: Given): ShellJob {
  const { shell, shared, remote } = set;
  const { tenant } = JSON.parse(given.bootstrap) as { tenant: { domain: string | null } };
  const parts: Parts = { shell, 'mfe-shared': shared, [remote.remote]: remote };
  const composition = compositionForPage(
    { id: 'run', parts, fallback: {} },
    { host, hasSidebar: given.login !== null },
  );
  return {
    ...{ shell: partOf(shell), shared: partOf(shared), remote: partOf(remote) },
    ...{ origin: `https://${tenant.domain}`, composition: JSON.stringify(composition) },
    ...{ ...given, permissions: [...permissions, ...operatorPermissions] },
  };
}
