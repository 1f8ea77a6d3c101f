import { useSearchParams } from 'react-router-dom';
import { HomeLink } from './home-link';
import { MessageScreen } from './message-screen';
import { text } from './texts';

/** On the platform's host, for a visitor of a store that is unknown or closed; the address comes in the query. */
export function TenantNotFoundScreen() {
  const [params] = useSearchParams();
  const domain = params.get('domain') ?? params.get('subdomain');
  return (
    <MessageScreen title={text('tenantNotFound')} detail={domain ?? undefined} actions={<HomeLink />}>
      {text('tenantNotFoundText')}
    </MessageScreen>
  );
}
