import { tenantNotFoundMessage } from 'mfe-shared';
import { useSearchParams } from 'react-router-dom';
import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

const names = ['domain', 'subdomain', 'error'] as const;
const longest = 120;
/** The edge's message for a store whose owner has not opened it. */
const notOpenYet = 'Store not open yet';

/**
 * On the platform's host, for a visitor of an unknown or closed store. The store's name comes from the URL, so it is
 * shown as plain text of limited length.
 */
export function TenantNotFoundScreen() {
  const [params] = useSearchParams();
  const isSoon = params.get('error') === notOpenYet;
  const known = names.flatMap((name) => {
    if (isSoon && name === 'error') return [];
    const value = params.get(name)?.trim().slice(0, longest);
    return value ? [{ name, value }] : [];
  });
  return (
    <MessageScreen
      title={text(isSoon ? 'notOpenYet' : 'tenantNotFound')}
      detail={
        known.length > 0 && (
          <dl className="larder-facts">
            {known.map(({ name, value }) => (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{value === tenantNotFoundMessage ? text('tenantNotFoundReason') : value}</dd>
              </div>
            ))}
          </dl>
        )
      }
      actions={<HomeLink />}
    >
      {text(isSoon ? 'notOpenYetText' : 'tenantNotFoundText')}
    </MessageScreen>
  );
}
