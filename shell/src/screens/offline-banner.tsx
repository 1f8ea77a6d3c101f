import { text } from './texts';
import { useOnline } from './use-online';

/** Stays in the page so that a screen reader hears it appear. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div className="larder-offline" role="status" hidden={online}>
      {online ? '' : text('offline')}
    </div>
  );
}
