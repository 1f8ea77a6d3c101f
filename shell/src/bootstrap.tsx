import './libraries/provided';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Overridden } from './overrides/open-overridden';
import type { Composition } from './page/composition';
import { identifierPrefix } from './page/identifier-prefix';
import { isRendered, readComposition, readTenantType } from './page/page-data';
import { keepPage, takeOver } from './page/rendered-page';
import { pause } from './pause';
import { startFederation } from './remotes/federation';
import { retryMissingFiles } from './remotes/reload-file';
import { RemoteError } from './remotes/remote-error';
import type { Remotes } from './remotes/remotes';
import { createRemotes } from './remotes/remotes';
import { createWatch } from './remotes/watch';
import type { TenantType } from './routing/areas';
import { areaOf, remoteOf } from './routing/areas';
import { FailureScreen } from './screens/failure-screen';
import { LastBoundary } from './screens/last-boundary';
import { LoadingScreen } from './screens/loading-screen';
import { createReports } from './telemetry/reports';
import { knowPresent } from './updates/reload-if-newer';

const place = findPlace();
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
__webpack_nonce__ = nonce;

const watch = createWatch();
let remotes: Remotes | undefined;
let overridden: Overridden | undefined;
let root: Root | undefined;

const pageRemote = () => remoteOf(location.pathname, remotes?.composition() ?? { remotes: {} }) ?? 'shell';

const reports = createReports(() => ({
  composition: remotes?.composition().id ?? '',
  builds: remotes?.inUse() ?? {},
  remote: pageRemote(),
  isOwn: overridden !== undefined,
}));

function findPlace(): Element {
  const found = document.getElementById('root');
  if (!found) throw new Error('The page has no place for the app.');
  return found;
}

/** Runs when a last good build has to replace the one that failed. */
function runsAsRendered(): boolean {
  const named = remotes?.composition().remotes ?? {};
  const { shell, ...running } = remotes?.inUse() ?? {};
  return Object.entries(running).every(([name, build]) => named[name]?.build === build);
}

/** The first screen hydrates the page that the server has rendered, if it is that page; else it replaces it. */
function show(content: ReactNode, isPage = false): void {
  takeOver();
  if (!root && isPage && isRendered() && runsAsRendered()) {
    root = hydrateRoot(place, content, { identifierPrefix });
    return;
  }
  root ??= createRoot(place);
  root.render(content);
}

// The failure is reported to the platform and to error listeners, and the screen says what to do.
function report(error: unknown): void {
  reports.report(error);
  reportError(error);
}

async function openRemotes(composition: Composition): Promise<Remotes> {
  const { overrides } = composition;
  const federation = startFederation(nonce);
  const open = (composition: Composition) => createRemotes({ composition, federation, report, watch });
  if (!overrides) return open(composition);
  const { openOverridden } = await import(/* webpackChunkName: "overridden" */ './overrides/open-overridden');
  const isOpen = (remote: string) => pageRemote() === remote;
  overridden = await openOverridden({ composition, overrides, open, isOpen });
  return overridden.remotes;
}

async function openPage(tenant: TenantType): Promise<void> {
  remotes ??= await openRemotes(readComposition());
  const { composition } = remotes;
  knowPresent({ id: () => composition().id });
  await remotes.provideShared();
  await pause();
  const { startApp } = await import(/* webpackChunkName: "app" */ './start-app');
  await pause();
  const render = (page: ReactNode) => {
    show(<LastBoundary onError={reports.report}>{page}</LastBoundary>, true);
  };
  const startOver = await startApp({ remotes, tenant, render, reports, watch });
  if (startOver) overridden?.onPages(startOver);
}

async function start(): Promise<void> {
  try {
    const tenant = readTenantType();
    // The edge or the page itself has written it already; only a retry needs it again.
    if (root) show(<LoadingScreen area={areaOf(location.pathname, tenant)} />);
    await retryMissingFiles(() => openPage(tenant));
  } catch (error) {
    if (!(error instanceof RemoteError)) report(error);
    if (!root && keepPage(() => void start())) return;
    show(<FailureScreen error={error} scope="page" onRetry={() => void start()} />);
  }
}

void start();
