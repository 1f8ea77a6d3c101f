import './libraries/provided';
import { createRoot } from 'react-dom/client';
import { readComposition, readTenantType } from './page/page-data';
import { startFederation } from './remotes/federation';
import { RemoteError } from './remotes/remote-error';
import type { Remotes } from './remotes/remotes';
import { createRemotes } from './remotes/remotes';
import { areaOf } from './routing/areas';
import { FailureScreen } from './screens/failure-screen';
import { LoadingScreen } from './screens/loading-screen';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the app.');
const root = createRoot(container);
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
__webpack_nonce__ = nonce;

// A failure is the page's, not the user's: it goes to whoever listens to errors, and the screen says what to do.
const report = (error: unknown) => reportError(error);

let remotes: Remotes | undefined;

async function start(): Promise<void> {
  try {
    const tenant = readTenantType();
    // The edge has written it into the page already, with the store's picture; only a new try needs another.
    if (!container?.querySelector('.loading-screen')) {
      root.render(<LoadingScreen area={areaOf(location.pathname, tenant)} />);
    }
    remotes ??= createRemotes({ composition: readComposition(), federation: startFederation(nonce), report });
    await remotes.provideShared();
    const { startApp } = await import(/* webpackChunkName: "app" */ './start-app');
    await startApp({ remotes, tenant, render: (page) => root.render(page), report });
  } catch (error) {
    if (!(error instanceof RemoteError)) report(error);
    root.render(<FailureScreen error={error} scope="page" onRetry={() => void start()} />);
  }
}

void start();
