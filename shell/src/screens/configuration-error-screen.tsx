import { MessageScreen } from './message-screen';
import { text } from './texts';

type Props = { message: string; onRetry: () => void; onResetCache: () => void };

/** The settings of this host did not load, so no page can be shown. */
export function ConfigurationErrorScreen({ message, onRetry, onResetCache }: Props) {
  return (
    <MessageScreen
      title={text('configurationError')}
      role="alert"
      actions={
        <>
          <button type="button" className="larder-button larder-primary" onClick={onRetry}>
            {text('retry')}
          </button>
          <button type="button" className="larder-button" onClick={onResetCache}>
            {text('resetCache')}
          </button>
        </>
      }
    >
      {message}
    </MessageScreen>
  );
}
