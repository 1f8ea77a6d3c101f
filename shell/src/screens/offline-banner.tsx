import { text } from './texts';
import { useOnline } from './use-online';

/** The element stays in the page, so that a screen reader announces its text. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div className="larder-offline" role="status" hidden={online}>
      {online ? '' : text('offline')}
    </div>
  );
}
