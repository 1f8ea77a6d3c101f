import { useEffect } from 'react';
import { RemoteError } from '../remotes/remote-error';
import { reloadIfNewer } from '../updates/reload-if-newer';
import { MessageScreen } from './message-screen';
import { text } from './texts';
import { useOnline } from './use-online';

type Props = { error: unknown; scope: 'page' | 'area'; onRetry: () => void };

/** Shows a failure with a Retry that loads again; it also retries when the connection is back. */
export function FailureScreen({ error, scope, onRetry }: Props) {
  const online = useOnline();
  const press = async () => {
    if (!(await reloadIfNewer())) onRetry();
  };
  useEffect(() => {
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <MessageScreen
      title={online ? text(scope === 'page' ? 'pageFailed' : 'areaFailed') : text('offline')}
      role="alert"
      detail={error instanceof RemoteError ? `${error.remote} · ${error.build} · ${error.phase}` : undefined}
      actions={
        <button type="button" className="larder-button larder-primary" onClick={() => void press()}>
          {text('retry')}
        </button>
      }
    >
      {online ? text(scope === 'page' ? 'pageFailedText' : 'areaFailedText') : text('offlineText')}
    </MessageScreen>
  );
}
